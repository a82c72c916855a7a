import type { Cart, LineItem } from '../../src/domain/entities'

/*
 * What both floors know: where the API is, what the goods are called, how money and days are
 * written. Nothing of the library is in it.
 */

interface Good {
  name: string
  url: string
  image: string
  label: string
}

const data = JSON.parse(document.querySelector('[data-giftwell-page]')?.textContent ?? '{}')

/** Goods by sku. */
export const goods = new Map<number, Good>(
  data.products.flatMap(
    ({ name, url, image, skus }: Good & { skus: { sku_id: number; label: string }[] }) =>
      skus.map(({ sku_id, label }) => [sku_id, { name, url, image, label }] as const),
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

export const icons = {
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
