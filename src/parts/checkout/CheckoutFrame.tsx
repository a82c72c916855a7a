import { type ReactNode, useId } from 'react'
import { useAsk, useCart, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { stepTexts } from '../../texts/step'
import { Card, Icon, VisuallyHidden } from '../../ui'
import { SummaryTotals } from '../cart/SummaryTotals'
import './CheckoutFrame.css'
import { GiftList } from './GiftList'
import { StepNav, type StepNavProps } from './StepNav'

export interface CheckoutFrameProps extends StepNavProps {
  title: ReactNode
  /** A line below the title. */
  lead?: ReactNode
  /** What blocks the shopper, above everything else. */
  alerts?: ReactNode
  /** The primary action: beside the totals on wide screens, in the bottom bar on narrow ones. */
  action?: ReactNode
  children: ReactNode
}

/** A checkout page: steps, form, and the gift list with totals. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { step, hasEmail, title, lead, alerts, action, children } = props
  const texts = useTexts(stepTexts)
  const titleId = useId()
  return (
    <section className="gw-checkout" aria-labelledby={titleId}>
      <header className="gw-checkout-header">
        <StepNav step={step} hasEmail={hasEmail} />
        <h1 className="gw-checkout-title" id={titleId} data-gw-heading tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="gw-checkout-lead">{lead}</p>}
      </header>
      <div className="gw-checkout-alerts">{alerts}</div>
      <div className="gw-checkout-main">{children}</div>
      <aside className="gw-checkout-side" aria-label={texts.summaryTitle}>
        <Card as="section" isAccented className="gw-checkout-sums">
          <h2 className="gw-checkout-side-title" tabIndex={-1}>
            {texts.summaryTitle}
          </h2>
          <SummaryTotals />
        </Card>
        <div className="gw-checkout-foot" data-gw-foot>
          <Glance />
          {action}
        </div>
        <Card className="gw-checkout-people">
          <h2 className="gw-checkout-side-title">{texts.people}</h2>
          <GiftList isShort />
        </Card>
      </aside>
    </section>
  )
}

/** Number of gifts and total; a press shows the details. */
function Glance() {
  const texts = useTexts(stepTexts)
  const format = useFormat()
  const { cart, totals } = useCart()
  const ask = useAsk()
  if (!cart || !totals) return null
  return (
    <button
      type="button"
      className="gw-checkout-glance"
      onClick={() => void ask('order-summary', {})}
    >
      <span className="gw-note">{fill(texts.gifts, { count: cart.recipients.length })}</span>{' '}
      <span className="gw-checkout-glance-amount">
        <span>{format.money(totals.amountDue)}</span> <Icon name="chevron" />
      </span>
      <VisuallyHidden>{texts.summary}</VisuallyHidden>
    </button>
  )
}
