import { useEffect, useState } from 'react'
import { stepLink, withReason } from '../../domain/checkout/stepLink'
import { safeUrl } from '../../domain/page/urls'
import { useCart, useCheckout, usePage } from '../../hooks'

/** Where the cart is, on a page that does not say. */
const CART = '/checkout/cart'

/**
 * Leads away from a payment that has nothing to pay for: to the cart, or to the page for one that the shop does not
 * know. Gives where the shopper is led; null while they stay. Source: specification §2.
 */
export function useEmptyBilling(): string | null {
  const { cart, status, isNotFound, isOrderedElsewhere, isRestored } = useCart()
  const { links } = usePage()
  // An order of which nobody knows yet: where its cart has gone is what is about to be found out.
  const isLookedFor = useCheckout().reference !== null
  const [href, setHref] = useState<string | null>(null)
  const isEmpty = status === 'ready' && !isRestored && cart?.recipients.length === 0
  useEffect(() => {
    if (isLookedFor) return
    const error = safeUrl(links.checkoutError)
    const next = isNotFound
      ? error && withReason(error, 'cart-not-found')
      : // What another tab has ordered is said right here.
        isEmpty && !isOrderedElsewhere
        ? (stepLink(links, 'cart') ?? CART)
        : null
    if (!next) return
    setHref(next)
    location.replace(next)
  }, [links, isNotFound, isEmpty, isOrderedElsewhere, isLookedFor])
  return href
}
