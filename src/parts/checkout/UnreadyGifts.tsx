import type { CheckoutStep } from '../../domain/checkout/nextStep'
import { stepLink } from '../../domain/checkout/stepLink'
import { useCart, useNextStep, usePage, useTexts } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { Failure } from '../page/Failure'

const PAYMENT: CheckoutStep = 'checkout-billing'

/** Shown when gifts lack something, with a link to the page that asks for it. */
export function UnreadyGifts() {
  const { problems } = useCart()
  const { step } = useNextStep(PAYMENT)
  const { links } = usePage()
  const texts = useTexts(orderTexts)
  const href = step && step !== PAYMENT ? stepLink(links, step) : null
  if (problems.length > 0 || !href) return null
  return (
    <Failure title={texts.unready}>
      <a href={href}>{texts.finishGifts}</a>
    </Failure>
  )
}
