import { formatUsd } from '../src/domain/money'
import type { Cart } from '../src/domain/schema/entities'
import { StoreProvider } from '../src/hooks'
import { DialogHost } from '../src/parts'
import type { Store } from '../src/store/core/createStore'
import { CheckoutCart } from '../src/widgets/checkout-cart/CheckoutCart'

/** The page data of a shop page. */
export const page = { links: { shop: '/shop', checkout: '#checkout' } }

/** The cart page of a store, with its announcements. */
export const cartPage = (store: Store) => (
  <StoreProvider store={store}>
    <div className="gw-root">
      <CheckoutCart />
      <DialogHost />
    </div>
  </StoreProvider>
)

/** The texts of a cart page: read from a page, or expected. */
export interface Shown {
  /** Quantity by line; a free gift has no field for it. */
  quantities: Record<string, string>
  /** The price of each line. */
  subtotals: Record<string, string>
  /** Shipments with items. */
  shipments: string[]
  total: string
  promoCode: string
  giftCards: string[]
}

const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? ''

/** Reads a cart from a rendered page. */
export function shownBy(page: HTMLElement): Shown {
  const lines = [...page.querySelectorAll('[data-gw-line]')]
  const idOf = (line: Element) => line.getAttribute('data-gw-line') ?? ''
  const rows = [...page.querySelectorAll('.gw-sum')].map((row) => ({
    name: textOf(row.querySelector('.gw-sum-name')),
    amount: textOf(row.querySelector('.gw-sum-amount')),
  }))
  return {
    quantities: Object.fromEntries(
      lines.map((line) => [idOf(line), line.querySelector('input')?.value ?? '']),
    ),
    subtotals: Object.fromEntries(
      lines.map((line) => [idOf(line), textOf(line.querySelector('.gw-line-subtotal'))]),
    ),
    shipments: [...page.querySelectorAll('[data-gw-shipment]')]
      .map((card) => card.getAttribute('data-gw-shipment') ?? '')
      .sort(),
    total: rows.find(({ name }) => name === 'Order total')?.amount ?? '',
    promoCode:
      rows.find(({ name }) => name.startsWith('Promo code'))?.name.replace('Promo code ', '') ?? '',
    giftCards: rows
      .filter(({ name }) => name.startsWith('Gift card ending'))
      .map(({ name, amount }) => `${name.slice(-4)} ${amount}`)
      .sort(),
  }
}

/** The expected texts for the server's cart, calculated independently. */
export function shownOf(cart: Cart): Shown {
  const filled = cart.recipients.filter(({ items }) => items.length > 0)
  const lines = filled.flatMap(({ items }) => items)
  return {
    quantities: Object.fromEntries(lines.map(({ clin_id, qty }) => [clin_id, String(qty)])),
    subtotals: Object.fromEntries(
      lines.map(({ clin_id, qty, price }) => [
        clin_id,
        formatUsd(Math.round(Number(price) * 100) * Number(qty)),
      ]),
    ),
    shipments: filled.map(({ crec_id }) => String(crec_id)).sort(),
    total: formatUsd(Math.round(Number(cart.summary_section_totals?.cart_net_total) * 100)),
    promoCode: cart.discount_code ?? '',
    giftCards: Object.entries(cart.gift_card_json ?? {})
      .map(
        ([code, card]) =>
          `${code.slice(-4)} −${formatUsd(Math.round(Number(card?.applied_amount) * 100))}`,
      )
      .sort(),
  }
}
