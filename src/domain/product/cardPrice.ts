import { cents } from '../money'
import type { ShopProduct, ShopSize } from './shopProduct'

/** What a list says a product costs, and the size that it means. */
export interface CardPrice {
  readonly skuId: number
  /** What tells this size from its siblings; null where the page has no words for it. */
  readonly label: string | null
  /** US cents. */
  readonly priceCents: number
  /** What it cost before a sale that still runs, in US cents; null without one. */
  readonly wasCents: number | null
  /** What the size that saves most is cheaper by, in US cents; 0 without a sale. */
  readonly savedCents: number
  /** Whether sizes differ in what they save. */
  readonly isSavedUpTo: boolean
  /** Whether other sizes cost more. */
  readonly isFrom: boolean
}

/**
 * The price of a product in a list: that of its cheapest size, of those that are no add-ons where it has
 * any. Null where the page gives no price. Once its sale is over it costs what it cost before.
 */
export function cardPrice({ skus }: ShopProduct, isSaleOver = false): CardPrice | null {
  const priced = skus.filter(({ price }) => price != null && price >= 0)
  const main = priced.filter((size) => !size.is_addon)
  const all = main.length > 0 ? main : priced
  const [first, ...others] = all
  if (!first) return null
  const cheapest = others.reduce(
    (best, size) => (sizeCents(size, isSaleOver) < sizeCents(best, isSaleOver) ? size : best),
    first,
  )
  const priceCents = sizeCents(cheapest, isSaleOver)
  const saved = all.map((size) => savedCents(size, isSaleOver))
  const most = Math.max(...saved)
  return {
    skuId: cheapest.sku_id,
    label: cheapest.label?.trim() || null,
    priceCents,
    wasCents: savedCents(cheapest, isSaleOver) > 0 ? cents(cheapest.strike_price) : null,
    savedCents: most,
    isSavedUpTo: saved.some((one) => one < most),
    isFrom: all.some((size) => sizeCents(size, isSaleOver) > priceCents),
  }
}

/** What a size costs, in US cents: before a sale's end by its price, afterwards by what it was. */
function sizeCents({ price, strike_price }: ShopSize, isSaleOver: boolean): number {
  const [now, before] = [cents(price), cents(strike_price)]
  return isSaleOver && before > now ? before : now
}

/** What a sale takes off a size, in US cents; 0 without one. */
const savedCents = (size: ShopSize, isSaleOver: boolean): number =>
  Math.max(0, cents(size.strike_price) - sizeCents(size, isSaleOver))
