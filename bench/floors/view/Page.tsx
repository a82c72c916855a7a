import type { ReactNode } from 'react'
import type { Cart } from '../../../src/domain/schema/entities'
import { money } from '../model'
import { checkoutButton, Icon } from './controls'
import { Summary } from './Summary'

interface PageProps {
  cart: Cart
  /** The list of shipments and its header. */
  children: ReactNode
}

/** The cart page around its shipments, with the elements of the library's. */
export function Page({ cart, children }: PageProps) {
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
          <p className="gw-cart-contents">{`${units} items for ${recipients.length} people`}</p>
        </header>
        <div className="gw-cart-alerts" />
        <div className="gw-cart-main">
          <div className="gw-cart-list">{children}</div>
          {more}
          <div className="gw-offers-placeholder" />
        </div>
        <div className="gw-cart-summary">
          <Summary cart={cart} />
        </div>
      </section>
      <div className="gw-cart-bar">
        <div className="gw-checkout-bar">
          <p className="gw-checkout-bar-total">
            <span className="gw-note">Total</span>{' '}
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

const more = (
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
)
