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
  /** Ids in the order shown: 'myself' first, then by `crec_id`. Stable while nothing comes or goes. */
  shipmentIds: readonly number[]
  /** The shipments themselves, in the same order. */
  shipments: readonly Shipment[]
  /** Moves all that `loser` holds to `winner`. Never rejects. */
  merge(winner: number, loser: number): Promise<MergeOutcome>
  /** Gives every shipment the same ship date. Never rejects. */
  applyToAll(shipmentId: number, choice: ShippingChoice): Promise<SaveOutcome>
  /** Saves the same gift message for several shipments, one after the other. Never rejects. */
  setGiftMessages(shipmentIds: readonly number[], message: string): Promise<MessagesOutcome>
}

/**
 * The shipments of the cart: one per recipient, in the order in which they are shown.
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

/** The ids of the shipments in the order shown; renders again only when one comes or goes. */
export function useShipmentIds(): readonly number[] {
  return useCartSelector((cart) => cartIndex(cart).shipmentIds)
}
