import { findItem } from '../../mocks/catalogue'
import { shopProduct } from '../../mocks/catalogue/shopProduct'
import { STORY_NOW } from '../../mocks/scenarios'
import type { ShopProduct } from '../../src/domain/product/shopProduct'

/** One of the mock store's products, as page data, on the day of most stories. */
export function productOf(itemId: number, change: Partial<ShopProduct> = {}): ShopProduct {
  const item = findItem(itemId)
  if (!item) throw new Error(`The house has no item ${itemId}.`)
  return { ...shopProduct(item, Date.parse(STORY_NOW)), ...change }
}

/** A picture that does not exist. */
export const NO_PICTURE = '/products/none-of-that-name.svg'

/** A product name of maximum length, with an unbreakable word. */
export const LONG_NAME =
  'Bone-In Featherstonehaughsandtheirsons Ribeye Roast with Rosemary, Garlic and Sea Salt'
