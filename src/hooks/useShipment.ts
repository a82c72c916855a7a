import { useMemo } from 'react'
import type { ChosenAddress, Shipment } from '../domain/schema/entities'
import type { DisplayLine } from '../domain/shipment/shipments'
import { failed, type SaveOutcome } from '../store/core/outcome'
import { shipmentKey } from '../store/core/pending'
import type { State } from '../store/core/state'
import { giftMessageActions } from '../store/gift-message/actions'
import type { GiftMessage } from '../store/gift-message/giftMessage'
import { shipmentActions } from '../store/shipment/actions'
import type { AddressOutcome, ShippingChoice } from '../store/shipment/shipments'
import { cartIndex, indexOf } from './internal/cartIndex'
import { useStore } from './StoreProvider'
import { isSame, useStateSelector } from './useCartSelector'

export interface UseShipmentResult {
  /** The shipment, or null if it is no longer in the cart. Wire names. */
  shipment: Shipment | null
  /** Its lines in display order: add-ons after their parent, free gifts after the first shipment's lines. */
  lines: readonly DisplayLine[]
  /** True while a change of this shipment is being saved. */
  isPending: boolean
  /** Sends it to a saved address; merges it with an existing shipment there. Never rejects. */
  changeAddress(address: ChosenAddress): Promise<AddressOutcome>
  /** Sets ship date and method. Never rejects. */
  setShipping(choice: ShippingChoice): Promise<SaveOutcome>
  /** Saves gift message and announcement; omitted fields stay as they are. Never rejects. */
  setGiftMessage(change: Partial<GiftMessage>): Promise<SaveOutcome>
  /** Sets how often it repeats, in months; '0' is off. Never rejects. */
  setAutoDelivery(frequency: string): Promise<SaveOutcome>
}

const NO_LINES: readonly DisplayLine[] = []

/**
 * One shipment: who it goes to, what is in it, when it arrives.
 *
 * @example
 * const { shipment, lines } = useShipment(shipmentId)
 */
export function useShipment(shipmentId: number): UseShipmentResult {
  const store = useStore()
  const { changeAddress, setShipping, setShipmentAutoDelivery } = store.use(shipmentActions)
  const { setGiftMessage } = store.use(giftMessageActions)
  const facts = useStateSelector(
    ({ state }) => factsOf(state, shipmentId),
    isSame,
    shipmentKey(shipmentId),
  )
  const verbs = useMemo(
    () => ({
      changeAddress: (address: ChosenAddress) => changeAddress(shipmentId, address),
      setShipping: (choice: ShippingChoice) => setShipping(shipmentId, choice),
      async setGiftMessage(change: Partial<GiftMessage>): Promise<SaveOutcome> {
        const { shipment } = factsOf(store.state, shipmentId)
        return shipment ? setGiftMessage(shipment, change) : failed('gone')
      },
      setAutoDelivery: (frequency: string) => setShipmentAutoDelivery(shipmentId, frequency),
    }),
    [store, changeAddress, setShipping, setShipmentAutoDelivery, setGiftMessage, shipmentId],
  )
  return { ...facts, ...verbs }
}

/** Selects everything about a shipment at once, because a long cart has hundreds of them. */
function factsOf({ cart, pending }: State, shipmentId: number) {
  const shipment = cartIndex(cart).shipments.get(shipmentId) ?? null
  return {
    shipment,
    lines: cart && shipment ? indexOf(cart).displayed(shipment) : NO_LINES,
    isPending: Boolean(pending[shipmentKey(shipmentId)]),
  }
}
