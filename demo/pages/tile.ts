import { html } from 'hono/html'
import { type CatalogueItem, imagePath, saleEndsAt } from '../../mocks/catalogue'
import type { Markup } from '../page'

/** An amount of money as the shop writes it. */
export const usd = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

interface TileOptions {
  /** The level of its name. */
  level: 2 | 3
  now: number
  /** Whether its picture is on the first screen. */
  isEager?: boolean
}

const WEEK_MS = 7 * 86_400_000

/** A product in a list, as high as the card that takes its place; it leads to its own page. */
export function tile(item: CatalogueItem, { level, now, isEager = false }: TileOptions): Markup {
  const main = item.sizes.filter(({ is_addon }) => !is_addon)
  const sizes = (main.length > 0 ? main : item.sizes).toSorted((a, b) => a.price - b.price)
  const [lead] = sizes
  const isFrom = sizes.some(({ price }) => price > (lead?.price ?? 0))
  const price = `${isFrom ? 'From ' : ''}${usd(lead?.price ?? 0)}`
  const link = html`<a href="/product/${item.slug}">${item.name}</a>`
  const endsAt = saleEndsAt(item, now)
  // Reserves the space for the late countdown.
  const isCounted = endsAt !== null && endsAt - now < WEEK_MS
  return html`<li class="site-tile">
  <img class="site-tile-photo" src="${imagePath(item)}" alt="" width="400" height="300" ${isEager ? '' : html`loading="lazy"`}>
  <div class="site-tile-words">
    ${level === 2 ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
    <p>${lead?.strike_price ? html`<b>${price}</b> <s>${usd(lead.strike_price)}</s>` : price}</p>
    ${isCounted ? html`<span class="site-tile-left" aria-hidden="true">&nbsp;</span>` : ''}
  </div>
  <span class="site-tile-add" aria-hidden="true">Choose</span>
</li>`
}

/** A promotion among the gifts of a list, with the position and size of the widget's. */
export interface Promo {
  title: string
  text: string
  href: string
  linkText: string
  /** The number of gifts before it. */
  after: number
}

export const promoTile = ({
  title,
  text,
  href,
  linkText,
}: Promo): Markup => html`<li class="site-promo">
  <h2><a href="${href}">${title}</a></h2>
  <p>${text}</p>
  <p class="site-promo-more" aria-hidden="true">${linkText}</p>
</li>`
