import { useEffect, useMemo } from 'react'
import { isSaleOver } from '../domain/offer/countdown'
import type { ShopProduct } from '../domain/product/shopProduct'
import { isAllSoldOut, type ProductSize, productSizes } from '../domain/product/sizes'
import { servingSize } from '../domain/recipe/servingSize'
import { catalogueActions } from '../store/offer/actions'
import { useUnits } from './internal/useUnits'
import { useStore } from './StoreProvider'
import { useMinute } from './useMinute'

/** A product of a recipe, in the size that serves those who eat. */
export interface RecipeProduct {
  readonly product: ShopProduct
  readonly size: ProductSize
  /** True where nothing is left of any size. */
  readonly isSoldOut: boolean
}

export interface UseRecipeProductsOptions {
  /** For how many it is cooked; null where nobody says. */
  servings: number | null
  /** Products that may take the place of one that is sold out. */
  swaps?: readonly ShopProduct[]
  /** False for as long as nobody looks: stock is asked for when it turns true. Default true. */
  isWanted?: boolean
}

export interface UseRecipeProductsResult {
  /** Those that come in some size, in the page's order. */
  items: readonly RecipeProduct[]
  /** What there is instead, where the main product is sold out; else null. */
  swap: RecipeProduct | null
}

/**
 * What a shop sells for a recipe, each in the smallest size that serves all who eat, with what is known of
 * its stock. The main product counts as viewed.
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
  const main = products[0]?.item_id ?? null
  useEffect(() => {
    if (main !== null) rememberViewed({ item_id: main })
  }, [main, rememberViewed])

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
