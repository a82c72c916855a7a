import { isLow } from '../line/lowStock'
import { cents } from '../money'
import type { ShopProduct } from './shopProduct'

/** What is known of the stock of a size: `checking` before it was asked for, `unknown` where nobody could say. */
export type SizeStock = 'checking' | 'available' | 'low' | 'sold-out' | 'unknown'

/** A size of a product, as it can be chosen. */
export interface ProductSize {
  readonly skuId: number
  /** What tells it from the others; null where it is the only one, or the page has no words for it. */
  readonly label: string | null
  /** US cents; null where the page says nothing, or less than nothing. */
  readonly priceCents: number | null
  /** What it cost before the sale, in US cents; null where it costs no less now. */
  readonly wasCents: number | null
  readonly isAddOn: boolean
  /** How many people it serves; null where nobody says. */
  readonly serves: number | null
  readonly stock: SizeStock
  /** How many are left; null where that is not known. */
  readonly units: number | null
}

/** What a number of units says; undefined before it was asked, null where nobody could say. */
export function sizeStock(units: number | null | undefined): SizeStock {
  if (units === undefined) return 'checking'
  if (units === null) return 'unknown'
  if (units <= 0) return 'sold-out'
  return isLow(units) ? 'low' : 'available'
}

/** What is known of each sku: units, or null where nobody could say; nothing at all before it was asked. */
export type KnownUnits = ReadonlyMap<number, number | null> | null

/**
 * The sizes of a product, in the page's order. When its sale is over, each costs again what it did before.
 */
export function productSizes(
  { skus }: Pick<ShopProduct, 'skus'>,
  units: KnownUnits,
  isSaleOver: boolean,
): readonly ProductSize[] {
  return skus.map(({ sku_id, label, price, strike_price, is_addon, serves }) => {
    const left = units ? (units.get(sku_id) ?? null) : undefined
    const [now, was] = [price, strike_price].map((amount) =>
      amount == null || amount < 0 ? null : cents(amount),
    )
    const isSale = now != null && was != null && was > now
    return {
      skuId: sku_id,
      label: label?.trim() || null,
      priceCents: (isSale && isSaleOver ? was : now) ?? null,
      wasCents: isSale && !isSaleOver ? was : null,
      isAddOn: Boolean(is_addon),
      serves: serves ?? null,
      stock: sizeStock(left),
      units: left ?? null,
    }
  })
}

/** The size to begin with: the one that is wanted, else the first that can be had, else the first. */
export function firstSize(
  sizes: readonly ProductSize[],
  wanted: number | null,
): ProductSize | null {
  const open = sizes.filter(({ stock }) => stock !== 'sold-out')
  return open.find(({ skuId }) => skuId === wanted) ?? open[0] ?? sizes[0] ?? null
}

/** Whether every size is sold out. */
export const isAllSoldOut = (sizes: readonly ProductSize[]): boolean =>
  sizes.length > 0 && sizes.every(({ stock }) => stock === 'sold-out')
