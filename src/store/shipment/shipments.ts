import { putShipmentAutoDelivery } from '../../api/line'
import { postMergeShipments, postShipmentAddress, postShipping } from '../../api/shipment'
import { findShipment } from '../../domain/line/lines'
import { mergePlan } from '../../domain/recipient/addresses'
import { ADDRESS_FIELDS } from '../../domain/recipient/addressFieldNames'
import type { Cart, ChosenAddress } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { failed, type Outcome, type SaveOutcome } from '../core/outcome'
import { shipmentKey } from '../core/pending'
import { save } from '../core/save'
import { type ShippingChoice, shippingInput } from '../delivery/shippingInput'

export type { ShippingChoice } from '../delivery/shippingInput'

/** Outcome of merging two shipments. */
export type MergeOutcome = Outcome<'merged' | 'failed'>

/** Outcome of sending a shipment to another address. */
export type AddressOutcome = Outcome<'saved' | 'merged' | 'failed'>

/** Changes to a whole shipment. */
export function shipmentVerbs(context: StoreContext) {
  const { cart, events } = context

  const cartId = () => cart.serverCart()?.cart_id ?? 0

  function isThere(shipmentId: number): boolean {
    const serverCart = cart.serverCart()
    return Boolean(serverCart && findShipment(serverCart, shipmentId))
  }

  /** Moves everything in the loser to the winner. Never rejects. Source: specification §4. */
  async function merge(winner: number, loser: number): Promise<MergeOutcome> {
    const keys = [shipmentKey(winner), shipmentKey(loser)]
    let isSent = false
    const outcome = await save(context, keys, postMergeShipments, () => {
      // Already merged, or gone: nothing left to send.
      isSent = isThere(winner) && isThere(loser)
      return isSent ? { body: { cart_id: cartId(), winner, loser } } : null
    })
    // Without a request or its answer, only the cart shows whether they are merged.
    const isUnclear = !isSent || outcome.reason === 'unsure'
    const isFailed = isUnclear ? !isThere(winner) || isThere(loser) : outcome.status === 'failed'
    if (isFailed) return failed(outcome.reason ?? 'gone')
    events.emit('shipments-merged', { winner, loser })
    return { status: 'merged' }
  }

  return {
    merge,
    /**
     * Sends a shipment to a saved address; merges it with a shipment that already goes there. Never rejects.
     * Source: specification §4.
     */
    changeAddress(shipmentId: number, address: ChosenAddress): Promise<AddressOutcome> {
      const keys = [shipmentKey(shipmentId)]
      const planIn = (known: Cart | null) => known && mergePlan(known, shipmentId, address)
      const isMergeShown = planIn(context.state.cart) !== null
      return context.whilePending(keys, async () => {
        // The shipment to merge with may be about to disappear.
        await cart.settled()
        const plan = planIn(cart.serverCart())
        // It was not shown any more, but its removal failed: nobody has agreed to the merge.
        if (plan && !isMergeShown) return failed('refused')
        if (plan) return merge(plan.winner, plan.loser)
        const { uuid } = address
        // The endpoint needs a uuid; an `addr_id` is not one.
        if (uuid == null) return failed('refused')
        const outcome = await save(context, keys, postShipmentAddress, () => ({
          body: { cart_id: cartId(), crec_id: shipmentId, uuid },
        }))
        // The answer was lost, but the reread cart may show the address.
        const isLost = outcome.reason === 'unsure'
        const isSaved = isLost && goesTo(cart.serverCart(), shipmentId, address)
        return isSaved ? { status: 'saved' } : outcome
      })
    },
    /**
     * Sets ship date and method of a shipment, or of all with `applyAll`; omitted values stay. Never rejects.
     * Source: specification §7.
     */
    setShipping(shipmentId: number, choice: ShippingChoice): Promise<SaveOutcome> {
      const input = () => shippingInput(cart.serverCart(), shipmentId, choice)
      return save(context, [shipmentKey(shipmentId)], postShipping, input)
    },
    /** Sets a whole shipment's auto-delivery frequency, in months; '0' is off. Never rejects. */
    setShipmentAutoDelivery(shipmentId: number, frequency: string): Promise<SaveOutcome> {
      const body = { crec_id: shipmentId, selected_frequency: frequency }
      return save(context, [shipmentKey(shipmentId)], putShipmentAutoDelivery, () => ({ body }))
    },
  }
}

/** Whether a shipment of a cart has exactly this address. */
function goesTo(cart: Cart | null, shipmentId: number, address: ChosenAddress): boolean {
  const shipment = cart && findShipment(cart, shipmentId)
  return (
    shipment?.addr_id === address.addr_id &&
    ADDRESS_FIELDS.every((field) => (shipment?.[field] ?? '') === (address[field] ?? ''))
  )
}
