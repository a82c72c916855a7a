import { useEffect, useState } from 'react'
import { stepLink, withReason } from '../../domain/checkout/stepLink'
import { safeUrl } from '../../domain/page/urls'
import { useCart, useCheckout, useDialogs, usePage } from '../../hooks'

/** Default URL of the cart, for pages that do not supply it. */
const CART = '/checkout/cart'

/**
 * Redirects from billing when there is nothing to pay for: to the cart, or to the error page for an unknown
 * cart; not while a removal can be undone. Returns the destination; null while the shopper stays. Source:
 * specification §2.
 */
export function useEmptyBilling(): string | null {
  const { cart, status, isNotFound, isOrderedElsewhere, isRestored, isSaving } = useCart()
  const { links } = usePage()
  // An order with an unknown outcome: its missing cart is about to be explained.
  const isLookedFor = useCheckout().reference !== null
  const isUndoable = useDialogs().toasts.some(({ actionKind }) => actionKind === 'undo')
  const [href, setHref] = useState<string | null>(null)
  const isSettled = status === 'ready' && !isRestored && !isSaving && !isUndoable
  const isEmpty = isSettled && cart?.recipients.length === 0
  useEffect(() => {
    if (isLookedFor) return
    const error = safeUrl(links.checkoutError)
    const next = isNotFound
      ? error && withReason(error, 'cart-not-found')
      : // An order placed in another tab is shown on this page.
        isEmpty && !isOrderedElsewhere
        ? (stepLink(links, 'cart') ?? CART)
        : null
    if (!next) return
    setHref(next)
    location.replace(next)
  }, [links, isNotFound, isEmpty, isOrderedElsewhere, isLookedFor])
  return href
}
