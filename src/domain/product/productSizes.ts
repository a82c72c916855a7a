import { isLow } from '../line/lowStock'
import { cents } from '../money'
import type { ShopProduct } from './shopProduct'

/** What is known of the stock of a size: `unknown` before anybody said, and where nobody could. */
export type SizeStock = 'unknown' | 'available' | 'low' | 'sold-out'

/** A size of a product as a page of the shop offers it. */
export interface ProductSize {
  readonly skuId: number
  /** What tells it from the others; null where the page has no words for it. */
  readonly label: string | null
  /** US cents; null where the page says nothing. */
  readonly priceCents: number | null
  /** What it cost before, in US cents; null where it is not on sale. */
  readonly wasCents: number | null
  readonly isAddOn: boolean
  /** How many it serves; null where nobody says. */
  readonly serves: number | null
  readonly stock: SizeStock
  /** How many are left; null where that is not known. */
  readonly units: number | null
}

/** The sizes of a product, priced as of now; `units` has what is left of each, where that is known. */
export function productSizes(
  { skus }: ShopProduct,
  isSaleOver: boolean,
  units: ReadonlyMap<number, number | null>,
): readonly ProductSize[] {
  return skus.map(({ sku_id, label, price, strike_price, is_addon, serves }) => {
    const now = price == null ? null : cents(price)
    const before = strike_price == null ? null : cents(strike_price)
    const isOnSale = before !== null && now !== null && before > now
    const left = units.get(sku_id) ?? null
    return {
      skuId: sku_id,
      label: label || null,
      // A sale that has ended while the page is open leaves the price that there was before.
      priceCents: isOnSale && isSaleOver ? before : now,
      wasCents: isOnSale && !isSaleOver ? before : null,
      isAddOn: is_addon === true,
      serves: serves ?? null,
      stock: stockOf(left),
      units: left,
    }
  })
}

const stockOf = (left: number | null): SizeStock => {
  if (left === null) return 'unknown'
  return left === 0 ? 'sold-out' : isLow(left) ? 'low' : 'available'
}

/** The size that a page begins with: the one it names, else the first that is not known to be sold out. */
export function firstSize(
  sizes: readonly ProductSize[],
  wanted: number | null = null,
): ProductSize | null {
  return (
    sizes.find(({ skuId }) => skuId === wanted) ??
    sizes.find(({ stock }) => stock !== 'sold-out') ??
    sizes[0] ??
    null
  )
}
