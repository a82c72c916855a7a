import type { Cart, LineItem, Shipment } from '../../src/domain/schema/entities'

/*
 * Shared by both floors: the API's URL, the names of products, the formats of money and dates. It imports no
 * code of the library.
 */

interface Good {
  name: string
  url: string
  image: string
  label: string
  /** The number of sizes. */
  sizes: number
}

const data = JSON.parse(document.querySelector('[data-giftwell-page]')?.textContent ?? '{}')

/** Products by sku. */
export const goods = new Map<number, Good>(
  data.products.flatMap(
    ({ name, url, image, skus }: Good & { skus: { sku_id: number; label: string }[] }) =>
      skus.map(
        ({ sku_id, label }) => [sku_id, { name, url, image, label, sizes: skus.length }] as const,
      ),
  ),
)

export const api = document.documentElement.dataset.api ?? ''

export async function readCart(): Promise<Cart> {
  return (await (await fetch(`${api}/checkout/cart`)).json()).cart
}

export async function putUnits({ clin_id, qty }: LineItem, by: number): Promise<Cart> {
  const answer = await fetch(`${api}/checkout/line-item-quantity/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clin_id, qty: Number(qty) + by }),
  })
  return (await answer.json()).cart
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const money = (dollars: unknown): string => usd.format(Number(dollars ?? 0))

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
export const day = (text: unknown): string => weekday.format(new Date(`${text}T00:00Z`))

export const cost = ({ price, qty }: LineItem): number => Number(price) * Number(qty)

/** Subtotal of a shipment's items, in dollars. */
export const itemsCost = ({ items }: Shipment): number =>
  items.reduce((sum, line) => sum + cost(line), 0)

/** How much a shipment's subtotal lacks for free shipping, in dollars. */
export const missing = (sum: number): number => Math.max(0, 59.95 - sum)

export const icons = {
  check: 'm4.5 12.5 5 5 10-11',
  pin: 'M12 21c4.5-5 6.5-8.3 6.5-11a6.5 6.5 0 0 0-13 0c0 2.7 2 6 6.5 11M14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0',
  note: 'M4 5h16v11H11l-4.5 4v-4H4zM8 9h8M8 12.5h5',
  pencil: 'M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5z',
  people:
    'M12 9a3.2 3.2 0 1 1-6.4 0A3.2 3.2 0 1 1 12 9M2.5 19.5c.6-3.5 3.2-5 6.3-5s5.7 1.5 6.3 5M15.5 6a3 3 0 0 1 0 6M17.5 14.8c2.3.5 3.7 2 4 4.7',
  truck:
    'M2.5 6h11v10h-11zM13.5 9.5h4l4 3.5v3h-8M9 17.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0M19 17.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0',
  copy: 'M8.5 8.5h11v11h-11zM5 15.5H4.5v-11h11V5',
  upload: 'M12 16V4.5M7.5 9 12 4.5 16.5 9M4.5 15.5v4h15v-4',
  gift: 'M4.5 12v8h15v-8M3 8h18v4H3zM12 8v12M12 8C9.5 8 7 7.2 7 5.3 7 3.9 8 3.2 9 3.2c1.9 0 3 2.4 3 4.8 0-2.4 1.1-4.8 3-4.8 1 0 2 .7 2 2.1C17 7.2 14.5 8 12 8',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M8.5 14.5h0M12 14.5h0M15.5 14.5h0',
  snowflake:
    'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4 11.5l3-.9-.8-3M20 12.5l-3 .9.8 3',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  trash:
    'M4 7h16M10 4h4M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12M10 11v5.5M14 11v5.5',
  more: 'm6 9 6 6 6-6',
} as const
