import { isLow } from '../line/stock'
import type { ShopProduct } from './shopProduct'
import type { ProductSize } from './sizes'

/** The one badge that a card has room for. */
export type CardBadge =
  | 'sold-out'
  | 'club'
  | 'box'
  | 'add-on'
  | 'low'
  | 'ships-free'
  | 'auto-delivery'

/** What a card says of a product beside its name. */
export interface CardFacts {
  /** US cents of the size that costs least; null where no size has a price. */
  readonly priceCents: number | null
  readonly wasCents: number | null
  /** Whether there are sizes that cost more. */
  readonly isFrom: boolean
  /** What matters most; null where there is nothing to say. */
  readonly badge: CardBadge | null
  readonly isSoldOut: boolean
}

/** What a card says of a product with these sizes. `units` is what is left of all of them; null for not known. */
export function cardFacts(
  product: ShopProduct,
  sizes: readonly ProductSize[],
  units: number | null,
): CardFacts {
  const priced = sizes.filter(({ priceCents }) => priceCents !== null)
  const cheapest = [...priced].sort((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0))[0]
  const isSoldOut = units === 0
  return {
    priceCents: cheapest?.priceCents ?? null,
    wasCents: cheapest?.wasCents ?? null,
    isFrom: priced.some(({ priceCents }) => (priceCents ?? 0) > (cheapest?.priceCents ?? 0)),
    badge: isSoldOut ? 'sold-out' : badgeOf(product, sizes, units),
    isSoldOut,
  }
}

function badgeOf(
  product: ShopProduct,
  sizes: readonly ProductSize[],
  units: number | null,
): CardBadge | null {
  if (product.is_club) return 'club'
  if (product.is_combo) return 'box'
  if (sizes.length > 0 && sizes.every(({ isAddOn }) => isAddOn)) return 'add-on'
  if (units !== null && isLow(units)) return 'low'
  if (product.ships_free) return 'ships-free'
  return product.auto_delivery_eligible ? 'auto-delivery' : null
}
