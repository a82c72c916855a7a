import { type Check, choice, rule } from '../check'
import { Blocked } from '../checkErrors'
import type { TestContext } from '../testContext'
import { UNKNOWN_ID } from '../unknown'

const setQuantity = (context: TestContext, clin_id: number, qty: number) =>
  context.change('putQuantity', { body: { clin_id, qty } })

/** Swaps a line to another size, and returns its shipment. */
async function swapped(context: TestContext) {
  const sku_id = context.known(context.item('item').other_sku_id, '"other_sku_id" of "item"')
  const { line, shipment } = await context.place('item')
  const body = { clin_id: line.clin_id, sku_id }
  const { recipients } = await context.change('putSku', { body })
  const left = recipients.find(({ crec_id }) => crec_id === shipment.crec_id)
  return { shipment: left, sku_id, lineId: line.clin_id }
}

/** Checks that a quantity removes the line. */
const removing = (id: string, qty: number): Check =>
  rule(id, '§4', {
    proves: `a quantity of ${qty} removes the line`,
    remedy: 'Treat every quantity of 0 or less as a removal.',
    async run(context) {
      const { line } = await context.place('item')
      await setQuantity(context, line.clin_id, qty)
      const left = await context.line(line.clin_id)
      const isThere = `it is still there with qty ${left?.qty}`
      context.must(!left, `no line ${line.clin_id} in the cart`, isThere)
    },
  })

export const lineChecks: readonly Check[] = [
  rule('lines.added', '§7', {
    proves: 'an added item becomes a line of the shipment to its addr_id',
    remedy: 'Put each of "lineitems" into the shipment for its "addr_id", creating one if needed.',
    async run(context) {
      await context.place('item')
    },
  }),
  rule('lines.quantity', '§7', {
    proves: 'a changed quantity is saved',
    remedy: 'Save "qty", and return it in the cart.',
    async run(context) {
      const { line } = await context.place('item')
      await setQuantity(context, line.clin_id, 2)
      const left = await context.line(line.clin_id)
      context.must(Number(left?.qty) === 2, `line ${line.clin_id} with qty 2`, `qty ${left?.qty}`)
    },
  }),
  rule('lines.size', '§7', {
    proves: 'a line changed to another size has that SKU',
    remedy: 'Change "sku_id" of the line with this "clin_id".',
    async run(context) {
      const { shipment, sku_id } = await swapped(context)
      const isThere = shipment?.items.some((line) => line.sku_id === sku_id)
      context.must(Boolean(isThere), `a line with sku_id ${sku_id}`)
    },
  }),
  choice('lines.size-id', '§7', {
    proves: 'a line changed to another size keeps its id',
    remedy: 'Change "sku_id" of the line itself instead of creating a new line.',
    async run(context) {
      const { shipment, sku_id, lineId } = await swapped(context)
      const left = shipment?.items.find((line) => line.sku_id === sku_id)
      if (!left) throw new Blocked('lines.size', `a line with sku_id ${sku_id}`)
      const due = `line ${lineId} with sku_id ${sku_id}`
      context.must(left.clin_id === lineId, due, `line ${left.clin_id}`)
    },
  }),
  removing('lines.quantity-zero', 0),
  removing('lines.quantity-negative', -1),
  rule('lines.removed', '§7', {
    proves: 'a removed line is gone',
    remedy: 'Make DELETE /checkout/line-item/{clinId} remove the line from the cart.',
    async run(context) {
      const { line } = await context.place('item')
      await context.change('deleteLineItem', { params: { clinId: line.clin_id } })
      context.must(!(await context.line(line.clin_id)), `no line ${line.clin_id} in the cart`)
    },
  }),
  rule('lines.last-removed', '§4', {
    proves: 'removing the last item of a recipient removes the recipient and its totals',
    remedy:
      'Drop the recipient from "recipients", and its recipient_guid from every map in "recalc_detail".',
    async run(context) {
      const { line, shipment } = await context.place('item')
      const cart = await context.change('deleteLineItem', { params: { clinId: line.clin_id } })
      const isThere = cart.recipients.some(({ crec_id }) => crec_id === shipment.crec_id)
      context.must(!isThere, `no recipient ${shipment.crec_id}`, 'it is still there, but empty')
      const guid = shipment.recipient_guid ?? ''
      const maps = Object.entries(cart.recalc_detail ?? {})
      const [kept] = maps.find(([, map]) => Object.hasOwn(map ?? {}, guid)) ?? []
      context.must(!kept, `no "${guid}" in "recalc_detail"`, `it is in "${kept}"`)
    },
  }),
  choice('lines.unknown', '§8', {
    proves: 'a change to an unknown line is refused, and the cart stays unchanged',
    remedy: 'Refuse it with 404 and an error code in "error", never with 500.',
    async run(context) {
      await context.place('item')
      const before = JSON.stringify((await context.cart()).recipients)
      const exchange = await context.ask('putQuantity', { body: { clin_id: UNKNOWN_ID, qty: 1 } })
      context.mustRefuse(exchange)
      const isSame = JSON.stringify((await context.cart()).recipients) === before
      context.must(isSame, 'the same recipients and lines as before')
    },
  }),
]
