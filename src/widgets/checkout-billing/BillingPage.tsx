import type { ReactNode } from 'react'
import { useTexts } from '../../hooks'
import { CheckoutPage, useEmptyBilling, useSkipped } from '../../parts'
import { stepTexts } from '../../texts/step'

/**
 * The page of the payment where there is something to pay for. An empty cart leads back to the cart (specification
 * §2), one that the shop does not know to the page for that, and one that still lacks something to where it is asked.
 */
export function BillingPage({ children }: { children: ReactNode }) {
  const leaving = useSkipped('checkout-billing', false)
  const texts = useTexts(stepTexts)
  const href = useEmptyBilling()
  if (leaving) return <p role="status">{texts[leaving]}</p>
  if (href) return <p role="status">{texts.leaving}</p>
  return <CheckoutPage>{children}</CheckoutPage>
}
