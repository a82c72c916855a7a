import { useEffect, useMemo } from 'react'
import { isSaleOver } from '../domain/offer/countdown'
import type { ShopProduct } from '../domain/product/shopProduct'
import { isAllSoldOut, type ProductSize, productSizes } from '../domain/product/sizes'
import { servingSize } from '../domain/recipe/servingSize'
import { catalogueActions } from '../store/offer/actions'
import { useUnits } from './internal/useUnits'
import { useStore } from './StoreProvider'
import { useMinute } from './useMinute'

/** A product of a recipe, in the size for the number of servings. */
export interface RecipeProduct {
  readonly product: ShopProduct
  readonly size: ProductSize
  /** True if every size is sold out. */
  readonly isSoldOut: boolean
}

export interface UseRecipeProductsOptions {
  /** Number of servings; null if unknown. */
  servings: number | null
  /** Replacements for a main product that is sold out. */
  swaps?: readonly ShopProduct[]
  /** Set to false until the products are visible: stock is loaded once it is true. Default true. */
  isWanted?: boolean
}

export interface UseRecipeProductsResult {
  /** The products that have a size, in the page's order. */
  items: readonly RecipeProduct[]
  /** A replacement if the main product is sold out; else null. */
  swap: RecipeProduct | null
}

/**
 * The products that a shop sells for a recipe, each in the smallest size for the number of servings, with its
 * stock. Marks the main product as viewed.
 *
 * @example
 * const { items, swap } = useRecipeProducts(products, { servings: 4 })
 * return items.map(({ product, size }) => <p key={size.skuId}>{product.name}, {size.label}</p>)
 */
export function useRecipeProducts(
  products: readonly ShopProduct[],
  { servings, swaps = NOTHING, isWanted = true }: UseRecipeProductsOptions,
): UseRecipeProductsResult {
  const { rememberViewed } = useStore().use(catalogueActions)
  const minute = useMinute()
  const all = [...products, ...swaps]
  const { units } = useUnits(
    isWanted ? all.flatMap(({ skus }) => skus.map(({ sku_id }) => sku_id)) : [],
  )
  const { item_id: main, skus } = products[0] ?? {}
  const size = skus?.[0]?.sku_id ?? null
  useEffect(() => {
    if (main !== undefined) rememberViewed({ item_id: main, sku_id: size })
  }, [main, size, rememberViewed])

  return useMemo(() => {
    const chosen = (list: readonly ShopProduct[]) =>
      list.flatMap((product) => {
        const isOver = isSaleOver(product.sale_ends, minute)
        return inSize(product, productSizes(product, units, isOver), servings)
      })
    const items = chosen(products)
    const isGone = items[0]?.isSoldOut === true
    const swap = isGone ? chosen(swaps).find(({ isSoldOut }) => !isSoldOut) : null
    return { items, swap: swap ?? null }
  }, [products, swaps, units, servings, minute])
}

const NOTHING: readonly ShopProduct[] = []

function inSize(
  product: ShopProduct,
  sizes: readonly ProductSize[],
  servings: number | null,
): RecipeProduct[] {
  const size = servingSize(sizes, servings ?? 1)
  return size ? [{ product, size, isSoldOut: isAllSoldOut(sizes) }] : []
}
