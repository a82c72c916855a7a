import { cents } from '../money'
import type { ShopProduct, ShopSize } from './shopProduct'

/** A product's price in a list, and the size that it is for. */
export interface CardPrice {
  readonly skuId: number
  /** What distinguishes this size from the others; null if the page has no label for it. */
  readonly label: string | null
  /** US cents. */
  readonly priceCents: number
  /** Price before a sale that is still on, in US cents; null without one. */
  readonly wasCents: number | null
  /** The largest saving among the sizes, in US cents; 0 without a sale. */
  readonly savedCents: number
  /** Whether the sizes have different savings. */
  readonly isSavedUpTo: boolean
  /** Whether other sizes cost more. */
  readonly isFrom: boolean
}

/**
 * A product's price in a list: that of its cheapest size, preferring sizes that are not add-ons. Null if the
 * page gives no price. After its sale, the previous price applies.
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

/** A size's price, in US cents: the sale price during a sale, the previous price afterwards. */
function sizeCents({ price, strike_price }: ShopSize, isSaleOver: boolean): number {
  const [now, before] = [cents(price), cents(strike_price)]
  return isSaleOver && before > now ? before : now
}

/** A size's saving during a sale, in US cents; 0 without one. */
const savedCents = (size: ShopSize, isSaleOver: boolean): number =>
  Math.max(0, cents(size.strike_price) - sizeCents(size, isSaleOver))
