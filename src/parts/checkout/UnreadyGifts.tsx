import { useEffect } from 'react'
import type { CheckoutStep } from '../../domain/checkout/nextStep'
import { stepLink } from '../../domain/checkout/stepLink'
import { isReady } from '../../domain/shipment/completeness'
import { useCart, useNextStep, usePage, useTexts } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { Failure } from '../page/Failure'

const PAYMENT: CheckoutStep = 'checkout-billing'

/** Shown when gifts lack something, with a link to the page that asks for it. */
export function UnreadyGifts() {
  const { cart, problems, validate } = useCart()
  const { step } = useNextStep(PAYMENT)
  const { links } = usePage()
  const texts = useTexts(orderTexts)
  const href = step && step !== PAYMENT ? stepLink(links, step) : null
  const isComplete = cart?.recipients.every(isReady)
  const hasProblem = href !== null && isComplete
  // Undo brought back an item with a problem; the alert for problems shows it.
  useEffect(() => {
    if (hasProblem) void validate()
  }, [hasProblem, validate])
  if (problems.length > 0 || isComplete || !href) return null
  return (
    <Failure title={texts.unready}>
      <a href={href}>{texts.finishGifts}</a>
    </Failure>
  )
}
