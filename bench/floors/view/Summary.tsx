import type { Cart } from '../../../src/domain/schema/entities'
import { day, goods, money } from '../model'
import { checkoutButton, Icon, Picture } from './controls'

/** The number of pictures above the closing sentence. */
const PICTURES = 5

interface SummaryRowProps {
  name: string
  amount: unknown
  kind?: string
}

const SummaryRow = ({ name, amount, kind = 'plain' }: SummaryRowProps) => (
  <div className="gw-sum" data-kind={kind}>
    <dt className="gw-sum-name">{name}</dt>
    <dd className="gw-sum-amount">{money(amount)}</dd>
  </div>
)

/** The totals of the cart. */
export function Summary({ cart }: { cart: Cart }) {
  const totals = cart.summary_section_totals
  const shipping = cart.shipping_breakdown?.['Standard Shipping']
  return (
    <section
      className="gw-card gw-summary"
      data-surface="plain"
      data-accented="true"
      aria-labelledby="summary"
    >
      <h2 className="gw-summary-title" id="summary" tabIndex={-1}>
        Order summary
      </h2>
      <dl className="gw-sums">
        <SummaryRow name="Merchandise" amount={totals?.before_shipping_subtotal} />
        <SummaryRow name="Standard shipping" amount={shipping} />
        <SummaryRow name="Tax" amount={0} />
        <SummaryRow kind="total" name="Order total" amount={totals?.cart_net_total} />
      </dl>
      {codeForm}
      <ClosingNote cart={cart} />
      <div className="gw-summary-checkout" data-barred="true">
        {checkoutButton}
      </div>
      <div className="gw-summary-foot" />
    </section>
  )
}

const codeForm = (
  <div className="gw-code">
    <details className="gw-disclosure">
      <summary className="gw-disclosure-summary">
        <Icon className="gw-disclosure-mark" name="more" />
        <span className="gw-disclosure-text">Add a promo code or gift card</span>
      </summary>
      <div className="gw-disclosure-body">
        <form className="gw-code-form" noValidate>
          <div className="gw-field">
            <div className="gw-field-head">
              <label className="gw-field-label" htmlFor="code">
                Promo code or gift card
              </label>
            </div>
            <input className="gw-control" id="code" />
          </div>
          <button type="submit" className="gw-button" data-variant="secondary">
            Apply
          </button>
        </form>
      </div>
    </details>
  </div>
)

const ClosingNote = ({ cart: { recipients } }: { cart: Cart }) => (
  <div className="gw-summary-closing">
    <div className="gw-closing">
      <div className="gw-closing-pictures" aria-hidden="true">
        {recipients.slice(0, PICTURES).map(({ crec_id, items: [first] }) => (
          <Picture key={crec_id} src={first && goods.get(first.sku_id)?.image} />
        ))}
      </div>
      <p className="gw-closing-words">
        {`${recipients.length} gifts, ${recipients.length} people, arriving ${day(recipients[0]?.shipping?.delivery_date)}`}
      </p>
    </div>
  </div>
)
