import type { CheckoutStep } from '../../domain/checkout/nextStep'
import { stepLink, withEdit } from '../../domain/checkout/stepLink'
import { useAccount, useNextStep, usePage, useShipmentIds, useTexts } from '../../hooks'
import { stepTexts } from '../../texts/step'
import { Icon } from '../../ui'
import './StepNav.css'

/** The three steps as shown to shoppers, each with its first page. */
const STEPS = [
  ['email', 'checkout-login'],
  ['delivery', 'checkout-shipping'],
  ['payment', 'checkout-billing'],
] as const satisfies readonly (readonly [string, CheckoutStep])[]

type StepName = (typeof STEPS)[number][0]

export interface StepNavProps {
  /** The current step. */
  step: StepName
  /** Whether the page knows the email, even if the cart does not. */
  hasEmail?: boolean | undefined
}

/**
 * Checkout progress: earlier steps are links, upcoming ones only text. The email step is a link for guests
 * only. A step is not ticked while something is missing, as when payment was opened by its address.
 */
export function StepNav({ step: current, hasEmail = false }: StepNavProps) {
  const texts = useTexts(stepTexts)
  const { links } = usePage()
  const { status } = useAccount()
  const [first] = useShipmentIds()
  const { step: next, unready } = useNextStep('cart')
  const at = STEPS.findIndex(([name]) => name === current)
  const isLacking = {
    email: !hasEmail && next === 'checkout-login',
    delivery: unready.length > 0,
    payment: false,
  }

  return (
    <nav aria-label={texts.nav}>
      <ol className="gw-steps">
        {STEPS.map(([name, step], index) => {
          const isEarlier = index < at
          const isDone = isEarlier && !isLacking[name]
          const isAsked = step !== 'checkout-login' || status === 'guest'
          const href = isEarlier && isAsked ? stepLink(links, step) : null
          return (
            <li
              key={name}
              className="gw-step"
              data-state={index === at ? 'current' : isDone ? 'done' : 'open'}
              aria-current={index === at ? 'step' : undefined}
            >
              <span className="gw-step-mark" aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              {href ? <a href={withEdit(href, first)}>{texts[name]}</a> : texts[name]}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
