import { useMemo } from 'react'
import type { SavedAddress, Shipment } from '../domain/schema/entities'
import type { DisplayLine } from '../domain/shipment/shipments'
import { later } from '../store/core/lazyActions'
import { shipmentKey } from '../store/core/pending'
import type { SaveOutcome } from '../store/core/save'
import type { State } from '../store/core/state'
import type { GiftMessage } from '../store/gift-message/giftMessage'
import type { ShippingChoice } from '../store/shipment/shipments'
import { cartIndex, indexOf } from './internal/cartIndex'
import { useStore } from './StoreProvider'
import { isSame, useStateSelector } from './useSelector'

export interface UseShipmentResult {
  /** The shipment, or null when the cart holds no such shipment any more. Wire names. */
  shipment: Shipment | null
  /** Its lines as they are shown: add-ons behind their parent, free gifts behind the first shipment's. */
  lines: readonly DisplayLine[]
  /** True while a change of this shipment is on its way. */
  isPending: boolean
  /** Sends it to a saved address; merges with a shipment that goes there. Never rejects. */
  changeAddress(address: SavedAddress): Promise<SaveOutcome | 'merged'>
  /** Sets ship date and method. Never rejects. */
  setShipping(choice: ShippingChoice): Promise<SaveOutcome>
  /** Saves gift message and announcement; what is not given stays. Never rejects. */
  setGiftMessage(change: Partial<GiftMessage>): Promise<SaveOutcome>
  /** Sets how often it repeats, in months; '0' is off. Never rejects. */
  setAutoDelivery(frequency: string): Promise<SaveOutcome>
}

const shipmentVerbs = later('shipmentActions', {
  changeAddress: 'failed',
  setShipping: 'failed',
  setShipmentAutoDelivery: 'failed',
})
const messageVerbs = later('giftMessageActions', { setGiftMessage: 'failed' })

const NO_LINES: readonly DisplayLine[] = []

/**
 * One shipment: who it goes to, what is in it, when it travels.
 *
 * @example
 * const { shipment, lines } = useShipment(shipmentId)
 */
export function useShipment(shipmentId: number): UseShipmentResult {
  const store = useStore()
  const { changeAddress, setShipping, setShipmentAutoDelivery } = store.use(shipmentVerbs)
  const { setGiftMessage } = store.use(messageVerbs)
  const facts = useStateSelector(
    (state) => factsOf(state, shipmentId),
    isSame,
    shipmentKey(shipmentId),
  )
  const verbs = useMemo(
    () => ({
      changeAddress: (address: SavedAddress) => changeAddress(shipmentId, address),
      setShipping: (choice: ShippingChoice) => setShipping(shipmentId, choice),
      async setGiftMessage(change: Partial<GiftMessage>): Promise<SaveOutcome> {
        const { shipment } = factsOf(store.state, shipmentId)
        return shipment ? setGiftMessage(shipment, change) : 'failed'
      },
      setAutoDelivery: (frequency: string) => setShipmentAutoDelivery(shipmentId, frequency),
    }),
    [store, changeAddress, setShipping, setShipmentAutoDelivery, setGiftMessage, shipmentId],
  )
  return { ...facts, ...verbs }
}

/** What the state says of a shipment: in one piece, as a long cart has hundreds of them. */
function factsOf({ cart, pending }: State, shipmentId: number) {
  const shipment = cartIndex(cart).shipments.get(shipmentId) ?? null
  return {
    shipment,
    lines: cart && shipment ? indexOf(cart).displayed(shipment) : NO_LINES,
    isPending: Boolean(pending[shipmentKey(shipmentId)]),
  }
}
