import type { CardPrice } from './cardPrice'
import type { ShopProduct } from './shopProduct'

/** The badge over a card's photo. */
export type CardBadge = 'low' | 'save' | 'club' | 'box' | 'add-on' | 'auto-delivery' | 'ships-free'

/**
 * A card's badge: low stock first, then savings, then the kind of gift; null if there is nothing to show. A
 * sold-out product has none: its button says so.
 */
export function cardBadge(
  product: ShopProduct,
  price: CardPrice | null,
  stock: 'gone' | 'low' | null,
): CardBadge | null {
  if (stock === 'gone') return null
  if (stock === 'low') return 'low'
  if (price && price.savedCents > 0) return 'save'
  if (product.is_club) return 'club'
  if (product.is_combo) return 'box'
  if (isAddOnOnly(product)) return 'add-on'
  if (product.auto_delivery_eligible || product.is_perpetual_subscription) return 'auto-delivery'
  return product.ships_free ? 'ships-free' : null
}

/** Whether a product is sold only as an add-on. */
export const isAddOnOnly = ({ skus }: ShopProduct): boolean =>
  skus.length > 0 && skus.every(({ is_addon }) => is_addon)
