/** What happens in a store that others may want to hear, and what is told with it. */
export interface StoreEvents {
  'cart-changed': { cartId: number; itemCount: number }
  'cart-not-found': { cartId: number | null }
  'item-added': { itemIds: readonly number[] }
  'line-removed': { lineId: number }
  'item-out-of-stock': { lineId: number | null }
  'insufficient-stock': { lineId: number | null; unitsAvailable: number | null }
  'add-on-qualify': { shipmentId: number | null }
  'auto-delivery-qualify': { shipmentId: number | null }
  'promo-code-accepted': { code: string }
  'promo-code-invalid': { code: string }
  'promo-code-expired': { code: string }
  'promo-code-apply-error': { code: string }
  'gift-card-invalid': Record<string, never>
  'gc-remove-failed': Record<string, never>
  'add-recipient-failed': { reason: string }
  'shipments-merged': { winner: number; loser: number }
  'order-placed': { orderId: string | number | null }
  'signed-out': Record<string, never>
}

export type StoreEventName = keyof StoreEvents
export type StoreListener<TName extends StoreEventName> = (detail: StoreEvents[TName]) => void

export interface Events {
  /** Calls a listener whenever the event happens, until the returned function is called. */
  on<TName extends StoreEventName>(name: TName, listener: StoreListener<TName>): () => void
  /** Hears every event; for mirrors such as the embed's. */
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
