import { quantity } from '../../../domain/line/quantity'
import type { Cart } from '../../../domain/schema/entities'
import { type Check, choice, rule } from '../check'
import { isDone } from '../outcome'
import type { TestContext } from '../testContext'
import { UNKNOWN_ID } from '../unknown'

/** Creates two shipments, and returns what the merged one must contain. */
async function twoParcels(context: TestContext) {
  const loser = await context.place('item', 1, 1)
  const winner = await context.place('item', 0, 2)
  return { winner, loser, units: 3, item_id: winner.line.item_id }
}

/** Requires that the loser is gone, and that the winner holds everything from both. */
function requireMerged(
  context: TestContext,
  cart: Cart,
  { winner, loser, units, item_id }: Awaited<ReturnType<typeof twoParcels>>,
): void {
  const { crec_id } = winner.shipment
  const left = cart.recipients.filter(({ addr_id }) =>
    [winner.address.addr_id, loser.address.addr_id].includes(addr_id ?? 0),
  )
  context.must(
    left.length === 1 && left[0]?.crec_id === crec_id,
    `one of the two shipments, ${crec_id}`,
    `shipments ${left.map((shipment) => shipment.crec_id).join(' and ') || 'none'}`,
  )
  const held = (left[0]?.items ?? [])
    .filter((line) => line.item_id === item_id)
    .reduce((sum, line) => sum + quantity(line), 0)
  context.must(held === units, `${units} units of item ${item_id} in it`, `${held} units`)
}

export const shipmentChecks: readonly Check[] = [
  rule('shipments.merged', '§4', {
    proves: 'a merge moves all lines into the winner and removes the loser',
    remedy:
      'Move the lines of "loser" into "winner", combine lines with the same SKU, and drop the loser.',
    async run(context) {
      const parcels = await twoParcels(context)
      const { winner, loser } = parcels
      const { cart, shipment } = winner
      const body = {
        cart_id: cart.cart_id,
        winner: shipment.crec_id,
        loser: loser.shipment.crec_id,
      }
      requireMerged(context, await context.change('postMergeShipments', { body }), parcels)
    },
  }),
  choice('shipments.merged-by-address', '§4', {
    proves: 'choosing a saved address that another shipment uses merges the two',
    remedy:
      'If another shipment already goes to the address, merge into that one instead of changing this one.',
    async run(context) {
      const parcels = await twoParcels(context)
      const { winner, loser } = parcels
      const { cart, address } = winner
      const body = { cart_id: cart.cart_id, crec_id: loser.shipment.crec_id, uuid: address.uuid }
      const exchange = await context.ask('postShipmentAddress', { body })
      context.must(isDone(exchange), 'the address to be accepted')
      requireMerged(context, await context.cart(), parcels)
    },
  }),
  rule('shipments.address', '§7', {
    proves: 'a shipment changed to another saved address goes there',
    remedy: 'Give the shipment the "addr_id" and the fields of the address with this "uuid".',
    async run(context) {
      const { cart, shipment } = await context.place('item', 0)
      const { addr_id, uuid } = await context.recipient(1)
      const body = { cart_id: cart.cart_id, crec_id: shipment.crec_id, uuid }
      const { recipients } = await context.change('postShipmentAddress', { body })
      const left = recipients.find((one) => one.addr_id === addr_id)
      context.must(Boolean(left), `a shipment with addr_id ${addr_id}`)
      const due = `shipment ${shipment.crec_id} with addr_id ${addr_id}`
      context.should(left?.crec_id === shipment.crec_id, due, `shipment ${left?.crec_id}`)
    },
  }),
  choice('shipments.unknown', '§8', {
    proves: 'a merge with an unknown shipment is refused, and the cart stays unchanged',
    remedy: 'Refuse it with 404 and an error code in "error", never with 500.',
    async run(context) {
      const { cart, shipment } = await context.place('item')
      const body = { cart_id: cart.cart_id, winner: shipment.crec_id, loser: UNKNOWN_ID }
      const exchange = await context.ask('postMergeShipments', { body })
      context.mustRefuse(exchange)
      const { recipients } = await context.cart()
      const isSame = JSON.stringify(recipients) === JSON.stringify(cart.recipients)
      context.must(isSame, 'the same recipients as before')
    },
  }),
]
