import { type CatalogueItem, imagePath, saleEndsAt } from '../catalogue'

/** An item as page data of the shop, in the shape of `src/domain/product/shopProduct`. */
export function shopProduct(item: CatalogueItem, now: number) {
  const endsAt = saleEndsAt(item, now)
  return {
    item_id: item.item_id,
    name: item.name,
    image: imagePath(item),
    image_alt: `${item.name}, illustrated`,
    url: `/product/${item.slug}`,
    tagline: [item.tagline, item.line].filter(Boolean).join(' '),
    sale_ends: endsAt === null ? null : new Date(endsAt).toISOString(),
    perishable: item.perishable,
    ships_free: item.ships_free,
    is_club: item.is_club,
    is_combo: item.is_combo,
    is_egift: item.is_egift,
    auto_delivery_eligible: item.auto_delivery_eligible,
    is_perpetual_subscription: item.is_perpetual_subscription,
    skus: item.sizes,
  }
}
