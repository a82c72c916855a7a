import { type ReactNode, useEffect, useState } from 'react'
import { stepLink, withReason } from '../../domain/checkout/stepLink'
import { safeUrl } from '../../domain/page/urls'
import { useCart, useCheckout, usePage, useTexts } from '../../hooks'
import { CheckoutPage, useSkipped } from '../../parts'
import { stepTexts } from '../../texts/step'

/**
 * The page of the payment where there is something to pay for. An empty cart leads back to the cart (specification
 * §2), one that the shop does not know to the page for that, and one that still lacks something to where it is asked.
 */
export function BillingPage({ children }: { children: ReactNode }) {
  const leaving = useSkipped('checkout-billing', false)
  const texts = useTexts(stepTexts)
  const href = useElsewhere()
  if (leaving) return <p role="status">{texts[leaving]}</p>
  if (href) return <p role="status">{texts.leaving}</p>
  return <CheckoutPage>{children}</CheckoutPage>
}

/** Where the shopper is led instead; null while they stay. */
function useElsewhere(): string | null {
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
        ? stepLink(links, 'cart')
        : null
    if (!next) return
    setHref(next)
    location.replace(next)
  }, [links, isNotFound, isEmpty, isOrderedElsewhere, isLookedFor])
  return href
}
