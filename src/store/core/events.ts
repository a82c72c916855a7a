import type { EventItem } from '../line/eventItem'
import type { Promotion, SeenItem, SeenItems } from '../offer/seenItems'

/** The store's public events, and their details. */
export interface StoreEvents {
  /** The server sent a cart that differs from the last one. */
  'cart-changed': { cartId: number; itemCount: number }
  /** The tax calculation does not know this cart (specification §8). */
  'cart-not-found': { cartId: number | null }
  /** Items were added to the cart. */
  'item-added': { itemIds: readonly number[]; items: readonly EventItem[] }
  /** Products of a list were visible, each reported once per page. */
  'items-seen': SeenItems
  /** A single product was viewed, once per page. */
  'item-viewed': { item: SeenItem }
  /** An offer was visible, once per page. */
  'promotion-seen': { promotion: Promotion }
  /** The shopper followed an offer's link or used its code. */
  'promotion-selected': { promotion: Promotion }
  /** A line was removed; the removal can often be undone. */
  'line-removed': { lineId: number; item: EventItem }
  /** A line is out of stock; null if the problem names no line (specification §4). */
  'item-out-of-stock': { lineId: number | null }
  /** Less is in stock than a line requests (specification §4). */
  'insufficient-stock': { lineId: number | null; unitsAvailable: number | null }
  /**
   * Add-ons lack a qualifying main item. `lineId` is an add-on whose own main item is too small, null if the whole
   * shipment lacks one; both are null if the server does not say where (specification §5).
   */
  'add-on-qualify': { shipmentId: number | null; lineId?: number | null }
  /** A subscription item lacks an eligible item in its shipment (specification §5). */
  'auto-delivery-qualify': { shipmentId: number | null; lineId: number | null }
  /** A recipient list was processed: how many were added, and how many rows need a fix. */
  'bulk-finished': { done: number; failed: number }
  /**
   * A promo code was applied. A code that the shopper enters ends with one of the four `promo-code` events, unless a
   * later code or a removal took its place, or it was a gift card. A stored one that is checked again emits only this.
   */
  'promo-code-accepted': { code: string }
  /** A promo code is unknown. */
  'promo-code-invalid': { code: string }
  /** A promo code has expired. */
  'promo-code-expired': { code: string }
  /** A promo code could not be checked or applied. */
  'promo-code-apply-error': { code: string }
  /** The cart no longer has the promo code that was applied to it. */
  'promo-code-dropped': { code: string }
  /** A gift card could not be applied; never says which. */
  'gift-card-invalid': Record<string, never>
  /** A gift card could not be removed from the cart. */
  'gc-remove-failed': Record<string, never>
  /** A recipient could not be added. */
  'add-recipient-failed': { reason: string }
  /** Two shipments were merged. */
  'shipments-merged': { winner: number; loser: number }
  /** A payment method is ready and the order is about to be sent; never includes payment details. */
  'payment-added': { method: 'card' | 'wallet' }
  /** An order was placed, and its cart's state is cleared (specification §4). */
  'order-placed': { orderId: string | number | null }
  /** Another tab changed the cart, and this tab now shows the change. */
  'cart-changed-elsewhere': Record<string, never>
  /** The cart was ordered in another tab, or later in this tab before the shopper went back; it is now empty. */
  'order-placed-elsewhere': Record<string, never>
  /**
   * The customer may be signed out, as another tab found, or because the page was in the back/forward cache;
   * this page checks for itself.
   */
  'signed-out-elsewhere': Record<string, never>
  /** It is not yet known whether an order went through; it is never resent automatically. */
  'order-status-unknown': Record<string, never>
  /** A gift card was applied; never says which. */
  'gift-card-applied': Record<string, never>
  /** A recipient answered a link that asked for their address; the gift now goes there. */
  'address-claimed': { shipmentId: number; orderId: string | null; name: string }
  /**
   * A customer's session is over: a change, an order or a read of their account was refused with 401 or 403, or a
   * change led to a new guest's cart in place of theirs.
   */
  'session-expired': Record<string, never>
  /** A shopper signed in or registered, here or in another tab, including after an expired session. */
  'signed-in': Record<string, never>
  /** A customer became a guest again, silently (specification §6). */
  'signed-out': Record<string, never>
}

export type StoreEventName = keyof StoreEvents
export type StoreListener<TName extends StoreEventName> = (detail: StoreEvents[TName]) => void

/** Events after which nothing may remain of a signed-out customer or of an ordered cart. Source: reliability E6. */
export const CART_ENDS = ['signed-out', 'order-placed', 'order-placed-elsewhere'] as const

export interface Events {
  /** Calls a listener on each event until the returned function is called. */
  on<TName extends StoreEventName>(name: TName, listener: StoreListener<TName>): () => void
  /** Listens to every event; for relays such as the embed's. */
  onAny(listener: (name: StoreEventName, detail: StoreEvents[StoreEventName]) => void): () => void
  emit<TName extends StoreEventName>(name: TName, detail: StoreEvents[TName]): void
}

type AnyListener = (name: StoreEventName, detail: StoreEvents[StoreEventName]) => void

/** A typed emitter. A listener's exception goes to `onError` and does not stop the others. */
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
        // The name matches, so the detail is of the listener's type.
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
