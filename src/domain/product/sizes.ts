import { isLow } from '../line/lowStock'
import { cents } from '../money'
import type { ShopProduct } from './shopProduct'

/** Stock of a size: `checking` before it is read, `unknown` if it could not be determined. */
export type SizeStock = 'checking' | 'available' | 'low' | 'sold-out' | 'unknown'

/** A size of a product, for selection. */
export interface ProductSize {
  readonly skuId: number
  /** What distinguishes it from the others; null if it is the only one, or the page has no label for it. */
  readonly label: string | null
  /** US cents; null if the page gives no price, or a negative one. */
  readonly priceCents: number | null
  /** Price before the sale, in US cents; null if it was not higher. */
  readonly wasCents: number | null
  readonly isAddOn: boolean
  /** How many people it serves; null if unknown. */
  readonly serves: number | null
  readonly stock: SizeStock
  /** How many are left; null if unknown. */
  readonly units: number | null
}

/** The stock status for a number of units; undefined before it is read, null if it could not be determined. */
export function sizeStock(units: number | null | undefined): SizeStock {
  if (units === undefined) return 'checking'
  if (units === null) return 'unknown'
  if (units <= 0) return 'sold-out'
  return isLow(units) ? 'low' : 'available'
}

/** Known units by sku, null for those that could not be determined; null before they are read. */
export type KnownUnits = ReadonlyMap<number, number | null> | null

/**
 * The sizes of a product, in the page's order. After its sale, the previous prices apply.
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

/** The initial size: the requested one, else the first available, else the first. */
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
