import type { CheckoutStep } from '../../domain/checkout/nextStep'
import { stepLink, withEdit } from '../../domain/checkout/stepLink'
import { useAccount, usePage, useShipmentIds, useTexts } from '../../hooks'
import { stepTexts } from '../../texts/step'
import { Icon } from '../../ui'
import './StepNav.css'

/** The three steps as shown to shoppers, each with its first page. */
const STEPS = [
  ['email', 'checkout-login'],
  ['delivery', 'checkout-shipping'],
  ['payment', 'checkout-billing'],
] as const satisfies readonly (readonly [string, CheckoutStep])[]

export type StepName = (typeof STEPS)[number][0]

/**
 * Checkout progress: completed steps are links, upcoming ones only text. The email step is a link for
 * guests only.
 */
export function StepNav({ current }: { current: StepName }) {
  const texts = useTexts(stepTexts)
  const { links } = usePage()
  const { status } = useAccount()
  const [first] = useShipmentIds()
  const at = STEPS.findIndex(([name]) => name === current)

  return (
    <nav aria-label={texts.nav}>
      <ol className="gw-steps">
        {STEPS.map(([name, step], index) => {
          const isDone = index < at
          const isAsked = step !== 'checkout-login' || status === 'guest'
          const href = isDone && isAsked ? stepLink(links, step) : null
          return (
            <li
              key={name}
              className="gw-step"
              data-state={isDone ? 'done' : index > at ? 'ahead' : 'current'}
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
