import type { CardPrice } from './cardPrice'
import type { ShopProduct } from './shopProduct'

/** The one thing that a card says over its photo. */
export type CardBadge = 'low' | 'save' | 'club' | 'box' | 'add-on' | 'auto-delivery' | 'ships-free'

/**
 * What a card's badge says: what runs out first, what is saved next, then what kind of gift it is; null
 * where there is nothing to say. What is sold out has none: its button says so.
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

/** Whether a product is sold as an add-on and not otherwise. */
export const isAddOnOnly = ({ skus }: ShopProduct): boolean =>
  skus.length > 0 && skus.every(({ is_addon }) => is_addon)
