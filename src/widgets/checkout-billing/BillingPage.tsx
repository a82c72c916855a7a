import type { ReactNode } from 'react'
import { useTexts } from '../../hooks'
import { CheckoutPage, useEmptyBilling, useSkipped } from '../../parts'
import { stepTexts } from '../../texts/step'

/**
 * The payment page, if there is something to pay for. Redirects an empty cart to the cart page
 * (specification §2), an unknown one to the error page, and one whose Auto-Delivery needs an account to
 * sign-in. Details that gifts lack are listed there.
 */
export function BillingPage({ children }: { children: ReactNode }) {
  const leaving = useSkipped('checkout-billing', false)
  const texts = useTexts(stepTexts)
  const href = useEmptyBilling()
  if (leaving) return <p role="status">{texts[leaving]}</p>
  if (href) return <p role="status">{texts.leaving}</p>
  return <CheckoutPage>{children}</CheckoutPage>
}
