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

export type StepName = (typeof STEPS)[number][0]

/**
 * Checkout progress: earlier steps are links, upcoming ones only text. The email step is a link for guests
 * only. Delivery is not ticked while gifts are incomplete, as when payment was opened by its address.
 */
export function StepNav({ current }: { current: StepName }) {
  const texts = useTexts(stepTexts)
  const { links } = usePage()
  const { status } = useAccount()
  const [first] = useShipmentIds()
  const { unready } = useNextStep('checkout-billing')
  const at = STEPS.findIndex(([name]) => name === current)

  return (
    <nav aria-label={texts.nav}>
      <ol className="gw-steps">
        {STEPS.map(([name, step], index) => {
          const isEarlier = index < at
          const isDone = isEarlier && (name !== 'delivery' || unready.length === 0)
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
