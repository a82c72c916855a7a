import { memo, type ReactNode, useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Cart, LineItem, Shipment } from '../../src/domain/schema/entities'
import { cost, day, goods, icons, missing, money, putUnits, readCart } from './model'

/* The floor: the same elements as the library's cart, by hand, with React and nothing else. */

type Change = (line: LineItem, by: number) => void

type IconName = keyof typeof icons

const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`gw-icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={icons[name]} />
  </svg>
)

interface TextButtonProps {
  icon?: IconName
  label?: string
  words: ReactNode
}

const TextButton = ({ icon, label, words }: TextButtonProps) => (
  <button type="button" className="gw-text-button" aria-label={label}>
    {icon && <Icon name={icon} />}
    <span className="gw-text-button-words">{words}</span>
  </button>
)

interface RowProps {
  icon: IconName
  action: ReactNode
  children?: ReactNode
}

const Row = ({ icon, action, children }: RowProps) => (
  <div className="gw-shipment-row">
    <Icon className="gw-shipment-row-icon" name={icon} />
    <div className="gw-shipment-row-text">{children}</div>
    <div className="gw-shipment-row-action">{action}</div>
  </div>
)

const Disclosure = ({ text, children }: { text: string; children?: ReactNode }) => (
  <details className="gw-disclosure">
    <summary className="gw-disclosure-summary">
      <Icon className="gw-disclosure-mark" name="more" />
      <span className="gw-disclosure-text">{text}</span>
    </summary>
    <div className="gw-disclosure-body">{children}</div>
  </details>
)

const plain = { 'data-surface': 'plain', 'data-flush': 'true' }
const accented = { 'data-surface': 'plain', 'data-accented': 'true' }

const ready = (
  <span className="gw-ready">
    <Icon name="check" />
    Ready
  </span>
)

const checkoutButton = (
  <button type="button" className="gw-button gw-checkout-button" data-variant="primary">
    Check out
  </button>
)

const Line = memo(({ line, onChange }: { line: LineItem; onChange: Change }) => {
  const good = goods.get(line.sku_id)
  const id = `line-${line.clin_id}`
  const step = (by: 1 | -1, word: string) => (
    <button type="button" className="gw-icon-button" onClick={() => onChange(line, by)}>
      <Icon name={by > 0 ? 'plus' : 'minus'} />
      <span className="gw-hidden">
        {word} quantity of {good?.name}
      </span>
    </button>
  )
  return (
    <li className="gw-line" data-role="main" data-gw-line={line.clin_id}>
      <div className="gw-line-picture">
        <img alt="" width="192" height="144" loading="lazy" decoding="async" src={good?.image} />
      </div>
      <div className="gw-line-body">
        <h3 className="gw-line-name" tabIndex={-1}>
          <a href={good?.url}>{good?.name}</a>
        </h3>
        <p className="gw-line-size">{good?.label}</p>
      </div>
      <div className="gw-line-controls">
        <div className="gw-quantity-control">
          {/* biome-ignore lint/a11y/useSemanticElements: the same elements as the library's */}
          <div className="gw-quantity" role="group" aria-labelledby={`${id}-label`}>
            {step(-1, 'Decrease')}
            <span className="gw-hidden">
              <label id={`${id}-label`} htmlFor={id}>
                Quantity of {good?.name}
              </label>
            </span>
            <input
              className="gw-quantity-input"
              id={id}
              inputMode="numeric"
              value={Number(line.qty)}
              readOnly
            />
            {step(1, 'Increase')}
          </div>
        </div>
        <div className="gw-line-actions">
          {(good?.sizes ?? 0) > 1 && (
            <TextButton icon="pencil" label={`Options for ${good?.name}`} words="Options" />
          )}
          <TextButton icon="people" label={`Move or copy ${good?.name}`} words="Move or copy" />
          <TextButton icon="trash" label={`Remove ${good?.name}`} words="Remove" />
        </div>
      </div>
      <p className="gw-line-subtotal">
        <span className="gw-money">{money(cost(line))}</span>
      </p>
      <div className="gw-line-notice" />
    </li>
  )
})

interface CardProps {
  shipment: Shipment
  place: string
  shippingCost: unknown
  onChange: Change
}

const Card = memo(({ shipment, place, shippingCost, onChange }: CardProps) => {
  const { crec_id, fname, lname, address_1, address_2, city, state, postal_code } = shipment
  const street = [address_1, address_2].filter(Boolean).join(', ')
  const sum = shipment.items.reduce((all, line) => all + cost(line), 0)
  const ofWhom = ` of ${fname} ${lname}’s shipment`
  const changeDate = (
    <>
      Change date<span className="gw-hidden">{ofWhom}</span>
    </>
  )
  return (
    <li>
      <article className="gw-card gw-shipment" {...plain} aria-labelledby={`to-${crec_id}`}>
        <header className="gw-shipment-header">
          <div className="gw-shipment-tag">
            <Icon className="gw-shipment-sign" name="gift" />
            <h2 className="gw-shipment-name" id={`to-${crec_id}`} tabIndex={-1}>
              To {fname} {lname}
            </h2>
            <p className="gw-shipment-place">
              {ready}
              <span>{place}</span>
            </p>
          </div>
          <Row
            icon="pin"
            action={
              <>
                <TextButton label={`Edit address of ${fname}`} words="Edit address" />
                <TextButton label={`Change recipient ${fname}`} words="Change recipient" />
              </>
            }
          >
            <p className="gw-shipment-address">
              {street}, {city}, {state} {postal_code}
            </p>
          </Row>
          <Row icon="calendar" action={<TextButton words={changeDate} />}>
            <p className="gw-delivery-day">Arrives {day(shipment.shipping?.delivery_date)}</p>
            <ul className="gw-delivery">
              <li className="gw-delivery-fact">
                <Icon name="snowflake" />
                Ships frozen
              </li>
            </ul>
          </Row>
          <Row
            icon="note"
            action={
              <TextButton
                label={`Add a free gift message for ${fname}`}
                words="Add a free gift message"
              />
            }
          />
        </header>
        <div className="gw-shipment-body">
          <ul className="gw-shipment-lines" aria-label={`Items for ${fname}`}>
            {shipment.items.map((line) => (
              <Line key={line.clin_id} line={line} onChange={onChange} />
            ))}
          </ul>
          <div className="gw-offers-placeholder" />
          <footer className="gw-shipment-totals">
            {missing(sum) > 0 && (
              <p className="gw-shipment-gap">
                <Icon name="truck" />
                Add {money(missing(sum))} more to this shipment for free shipping
              </p>
            )}
            <dl className="gw-shipment-sums">
              <Sum name="Items" amount={sum} />
              <Sum name="Shipping" amount={shippingCost} />
              <Sum name="Tax" amount={0} />
            </dl>
          </footer>
          <div className="gw-shipment-foot">
            <TextButton
              icon="copy"
              label={`Send this gift to someone else, too: ${fname}’s shipment`}
              words="Send this gift to someone else, too"
            />
          </div>
        </div>
      </article>
    </li>
  )
})

const Sum = ({ name, amount }: { name: string; amount: unknown }) => (
  <div>
    <dt>{name}</dt>
    <dd>{money(amount)}</dd>
  </div>
)

/** The list of all recipients, for carts with more than three. */
const Overview = ({ shipments }: { shipments: readonly Shipment[] }) => (
  <section className="gw-card gw-overview" {...plain} aria-labelledby="all">
    <div className="gw-overview-head">
      <h2 className="gw-overview-title" id="all">
        Recipients
      </h2>
      <p className="gw-overview-count">{shipments.length} ready</p>
    </div>
    <ul className="gw-overview-rows">
      {shipments.map(({ crec_id, fname, lname, city, state, shipping, items }) => (
        <li key={crec_id}>
          <button type="button" className="gw-recipient">
            <span className="gw-recipient-name">
              To {fname} {lname}
            </span>
            <span className="gw-recipient-state">{ready}</span>
            <span className="gw-recipient-facts">
              {city}, {state} · {day(shipping?.delivery_date)} · {items.length} items
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

const Glance = ({ count }: { count: number }) => (
  <div className="gw-card gw-overview" {...plain} data-collapsed>
    <Disclosure text={`Recipients: ${count} ready`} />
  </div>
)

const Place = ({ isCollapsed, children }: { isCollapsed?: boolean; children: ReactNode }) => (
  <div className="gw-overview-placeholder" data-collapsed={isCollapsed}>
    {children}
  </div>
)

interface SummaryRowProps {
  name: string
  amount: unknown
  kind?: string
}

const SummaryRow = ({ name, amount, kind = 'plain' }: SummaryRowProps) => (
  <div className="gw-sum" data-kind={kind}>
    <dt className="gw-sum-name">{name}</dt>
    <dd className="gw-sum-amount">
      {kind === 'goods' ? <span className="gw-money">{money(amount)}</span> : money(amount)}
    </dd>
  </div>
)

function Summary({ cart }: { cart: Cart }) {
  const totals = cart.summary_section_totals
  const shipping = cart.shipping_breakdown?.['Standard Shipping']
  return (
    <section className="gw-card gw-summary" {...accented} aria-labelledby="summary">
      <h2 className="gw-summary-title" id="summary" tabIndex={-1}>
        Order summary
      </h2>
      <dl className="gw-sums">
        <SummaryRow kind="goods" name="Merchandise" amount={totals?.before_shipping_subtotal} />
        <SummaryRow name="Standard shipping" amount={shipping} />
        <SummaryRow name="Tax" amount={0} />
        <SummaryRow kind="total" name="Order total" amount={totals?.cart_net_total} />
      </dl>
      <div className="gw-code">
        <Disclosure text="Add a promo code or gift card">
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
        </Disclosure>
      </div>
      <div className="gw-summary-checkout" data-barred="true">
        {checkoutButton}
      </div>
      <div className="gw-summary-foot" />
    </section>
  )
}

// One for all roots of the page.
const reading = readCart()

function Page() {
  const [cart, setCart] = useState<Cart | null>(null)
  useEffect(() => void reading.then(setCart), [])
  const change = useCallback<Change>((line, by) => void putUnits(line, by).then(setCart), [])
  if (!cart) return null
  const { recipients } = cart
  const units = recipients
    .flatMap(({ items }) => items)
    .reduce((sum, { qty }) => sum + Number(qty), 0)
  return (
    <div className="gw-cart-page" tabIndex={-1}>
      <section className="gw-cart" aria-label="Your cart">
        <header className="gw-cart-header">
          <button type="button" className="gw-cart-skip">
            Skip to order summary
          </button>
          <h1 className="gw-cart-title" tabIndex={-1}>
            Your cart
          </h1>
          <p className="gw-cart-contents">
            {units} items for {recipients.length} people
          </p>
        </header>
        <div className="gw-cart-alerts" />
        <div className="gw-cart-glance">
          {recipients.length > 3 && (
            <Place isCollapsed>
              <Glance count={recipients.length} />
            </Place>
          )}
        </div>
        <div className="gw-cart-main">
          <ul className="gw-cart-shipments" aria-label="Shipments">
            {recipients.map((shipment, at) => (
              <Card
                key={shipment.crec_id}
                shipment={shipment}
                place={`${at + 1} of ${recipients.length}`}
                shippingCost={cart.recalc_detail?.shipping?.[shipment.recipient_guid ?? '']}
                onChange={change}
              />
            ))}
          </ul>
          <div className="gw-cart-more">
            <button type="button" className="gw-button" data-variant="secondary">
              <Icon name="gift" />
              Add another recipient
            </button>
            <button type="button" className="gw-button" data-variant="quiet">
              <Icon name="upload" />
              Send to a list
            </button>
            <a className="gw-button" data-variant="quiet" href="/shop">
              Keep shopping
            </a>
          </div>
          <div className="gw-offers-placeholder" />
        </div>
        <div className="gw-cart-summary">
          {recipients.length > 3 && (
            <Place>
              <Overview shipments={recipients} />
            </Place>
          )}
          <Summary cart={cart} />
        </div>
      </section>
      <div className="gw-cart-bar">
        <div className="gw-checkout-bar">
          <p className="gw-checkout-bar-total">
            <span className="gw-checkout-bar-word">Total</span>{' '}
            <span className="gw-checkout-bar-amount">
              {money(cart.summary_section_totals?.cart_net_total)}
            </span>
          </p>
          {checkoutButton}
        </div>
      </div>
    </div>
  )
}

for (const root of document.querySelectorAll('.gw-root')) createRoot(root).render(<Page />)
