import { useEffect } from 'react'
import { useDialogs, useSingleton, useStore, useUnhandledEvents } from '../../hooks'
import { useAskedFor } from './useAskedFor'

/**
 * Turns store events that no other part of the page handles into dialogs and toasts, and opens dialogs that
 * page scripts request. Renders nothing.
 */
export function DialogEvents() {
  return useSingleton('dialog-events') ? <SingletonEvents /> : null
}

function SingletonEvents() {
  const { ask: request, isAsked, hasToast, toast } = useDialogs()
  const { cartFacts } = useStore().state
  useAskedFor(request)

  /** Asks, unless the same kind is already open or queued. */
  const ask: typeof request = (kind, params) =>
    isAsked(kind) ? Promise.resolve(null) : request(kind, params)
  const ok = { tone: 'ok' } as const
  const error = { tone: 'error' } as const
  /** A code that is neither a promo code nor a gift card is rejected twice, but shown once. */
  const refused = () => hasToast('code-refused') || toast('code-refused', {}, error)

  useUnhandledEvents({
    'item-out-of-stock': ({ lineId }) => lineId !== null && ask('item-out-of-stock', { lineId }),
    'insufficient-stock': ({ lineId, unitsAvailable }) =>
      lineId !== null && ask('insufficient-stock', { lineId, units: unitsAvailable ?? 0 }),
    'add-on-qualify': ({ shipmentId, lineId }) =>
      ask('add-on-qualify', { shipmentId: shipmentId ?? -1, lineId }),
    'auto-delivery-qualify': ({ lineId }) =>
      lineId !== null && ask('auto-delivery-qualify', { lineId }),
    'session-expired': () => ask('session-expired', {}),
    'order-status-unknown': () => ask('order-status-unknown', {}),
    'address-claimed': ({ name }) => toast('address-claimed', { name }, ok),
    'promo-code-accepted': () => toast('promo-accepted', {}, ok),
    'promo-code-invalid': refused,
    'promo-code-expired': refused,
    'promo-code-apply-error': () => toast('promo-not-applied', {}, error),
    'gift-card-applied': () => toast('gift-card-applied', {}, ok),
    'gift-card-invalid': refused,
    'gc-remove-failed': () => toast('gift-card-not-removed', {}, error),
    'cart-not-found': () => toast('cart-not-found', {}, error),
    'order-placed-elsewhere': () => cartFacts.isOrderedElsewhere && toast('ordered-elsewhere'),
  })
  useEndedWithMe()
  return null
}

/** Closes all dialogs when the root is removed from the page. */
function useEndedWithMe(): void {
  const { dismissAll } = useDialogs()
  useEffect(() => dismissAll, [dismissAll])
}
