import { useEffect } from 'react'
import type { Cart, Shipment } from '../domain/schema/entities'
import { readingActions } from '../store/cart/reading'
import type { SaveOutcome } from '../store/core/outcome'
import { giftMessageActions } from '../store/gift-message/actions'
import type { MessagesOutcome } from '../store/gift-message/giftMessage'
import { shipmentActions } from '../store/shipment/actions'
import type { MergeOutcome, ShippingChoice } from '../store/shipment/shipments'
import { cartIndex } from './internal/cartIndex'
import { useStore } from './StoreProvider'
import { isSame, useCartSelector } from './useCartSelector'

export interface UseShipmentsResult {
  /** Ids in display order: 'myself' first, then by `crec_id`. Keeps its identity until one is added or removed. */
  shipmentIds: readonly number[]
  /** The shipments themselves, in the same order. */
  shipments: readonly Shipment[]
  /** Moves everything from `loser` to `winner`. Never rejects. */
  merge(winner: number, loser: number): Promise<MergeOutcome>
  /** Gives every shipment the same ship date. Never rejects. */
  applyToAll(shipmentId: number, choice: ShippingChoice): Promise<SaveOutcome>
  /** Saves the same gift message for several shipments, one at a time. Never rejects. */
  setGiftMessages(shipmentIds: readonly number[], message: string): Promise<MessagesOutcome>
}

/**
 * The shipments of the cart: one per recipient, in display order.
 *
 * @example
 * const { shipmentIds } = useShipments()
 * return shipmentIds.map((id) => <Shipment key={id} shipmentId={id} />)
 */
export function useShipments(): UseShipmentsResult {
  const store = useStore()
  const { load } = store.use(readingActions)
  const { merge, setShipping } = store.use(shipmentActions)
  const { setGiftMessages } = store.use(giftMessageActions)
  const shipmentIds = useShipmentIds()
  const shipments = useCartSelector(shipmentsOf, isSame)
  useEffect(() => void load(), [load])

  return {
    shipmentIds,
    shipments,
    merge,
    applyToAll: (shipmentId, choice) => setShipping(shipmentId, { ...choice, applyAll: true }),
    async setGiftMessages(some, message) {
      const { shipments: known } = cartIndex(store.state.cart)
      const found = some.flatMap((shipmentId) => known.get(shipmentId) ?? [])
      const outcome = await setGiftMessages(found, message)
      return 'missed' in outcome ? outcome : { ...outcome, missed: some }
    },
  }
}

const shipmentsOf = (cart: Cart | null) => [...cartIndex(cart).shipments.values()]

/** Ids of the shipments in display order; re-renders only when one is added or removed. */
export function useShipmentIds(): readonly number[] {
  return useCartSelector((cart) => cartIndex(cart).shipmentIds)
}
