import type { EventItem } from '../line/eventItem'
import type { Promotion, SeenItem, SeenItems } from '../offer/seenItems'

/** What happens in a store that others may want to hear, and what is told with it. */
export interface StoreEvents {
  /** The server sent a cart that differs from the last one. */
  'cart-changed': { cartId: number; itemCount: number }
  /** The tax calculation knows no such cart (specification §8). */
  'cart-not-found': { cartId: number | null }
  /** Items were put into the cart. */
  'item-added': { itemIds: readonly number[]; items: readonly EventItem[] }
  /** Products of a list were really in sight, each once a page. */
  'items-seen': SeenItems
  /** A product was looked at by itself, once a page. */
  'item-viewed': { item: SeenItem }
  /** An offer was in sight, once a page. */
  'promotion-seen': { promotion: Promotion }
  /** A shopper has followed an offer: its link, or its code. */
  'promotion-selected': { promotion: Promotion }
  /** A line was removed; there may be a way back. */
  'line-removed': { lineId: number; item: EventItem }
  /** Nothing is left of a line; null where the problem names none (specification §4). */
  'item-out-of-stock': { lineId: number | null }
  /** Less is left than a line asks for (specification §4). */
  'insufficient-stock': { lineId: number | null; unitsAvailable: number | null }
  /** Add-ons lack a main item beside them (specification §5). */
  'add-on-qualify': { shipmentId: number | null }
  /** A subscription item lacks an eligible one beside it (specification §5). */
  'auto-delivery-qualify': { shipmentId: number | null; lineId: number | null }
  /** A list of recipients was gone through; how many were added, and how many rows need a fix. */
  'bulk-finished': { done: number; failed: number }
  /** A promo code is on the cart. Each attempt ends in one of the four `promo-code` events. */
  'promo-code-accepted': { code: string }
  /** A promo code is unknown. */
  'promo-code-invalid': { code: string }
  /** A promo code is over. */
  'promo-code-expired': { code: string }
  /** A good promo code could not be applied. */
  'promo-code-apply-error': { code: string }
  /** A gift card could not be applied; never says which. */
  'gift-card-invalid': Record<string, never>
  /** A gift card could not be taken off the cart. */
  'gc-remove-failed': Record<string, never>
  /** A recipient could not be added. */
  'add-recipient-failed': { reason: string }
  /** Two shipments became one. */
  'shipments-merged': { winner: number; loser: number }
  /** A means of payment is ready, and the order is about to be sent; never says whose. */
  'payment-added': { method: 'card' | 'wallet' }
  /** An order was placed, and the state of its cart is cleared (specification §4). */
  'order-placed': { orderId: string | number | null }
  /** Another tab changed the cart, and this one shows it now. */
  'cart-changed-elsewhere': Record<string, never>
  /** Another tab made an order of the cart, which is empty now. */
  'order-placed-elsewhere': Record<string, never>
  /** Another tab found that the customer is a guest again; this one asks for itself. */
  'signed-out-elsewhere': Record<string, never>
  /** Nobody knows yet whether an order went through; it is never sent again by itself. */
  'order-status-unknown': Record<string, never>
  /** A gift card was applied; never says which. */
  'gift-card-applied': Record<string, never>
  /** Somebody has answered a link that asked for their address; the gift goes there now. */
  'address-claimed': { shipmentId: number; orderId: string | null; name: string }
  /** A change was refused with 401: the session is over. */
  'session-expired': Record<string, never>
  /** A shopper has signed in or registered, on this page or in another tab, also one whose session was over. */
  'signed-in': Record<string, never>
  /** A customer is a guest again, silently (specification §6). */
  'signed-out': Record<string, never>
}

export type StoreEventName = keyof StoreEvents
export type StoreListener<TName extends StoreEventName> = (detail: StoreEvents[TName]) => void

export interface Events {
  /** Calls a listener whenever the event happens, until the returned function is called. */
  on<TName extends StoreEventName>(name: TName, listener: StoreListener<TName>): () => void
  /** Listens to every event; for mirrors such as the embed's. */
  onAny(listener: (name: StoreEventName, detail: StoreEvents[StoreEventName]) => void): () => void
  emit<TName extends StoreEventName>(name: TName, detail: StoreEvents[TName]): void
}

type AnyListener = (name: StoreEventName, detail: StoreEvents[StoreEventName]) => void

/** A typed emitter. A listener that throws goes to `onError` and does not stop the others. */
export function createEvents(onError: (error: unknown) => void): Events {
  const listeners = new Set<AnyListener>()
  const onAny = (listener: AnyListener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    onAny,
    on: (name, listener) =>
      onAny((happened, detail) => {
        // The name was compared, so the detail is the listener's own.
        if (happened === name) listener(detail as Parameters<typeof listener>[0])
      }),
    emit(name, detail) {
      for (const listener of [...listeners]) {
        try {
          listener(name, detail)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
