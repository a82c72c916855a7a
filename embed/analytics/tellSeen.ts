import { dollars } from '../../src/domain/money'
import type { Store } from '../../src/store/core/createStore'
import { impressionActions, type Sight } from '../../src/store/offer/impressions'
import type { Promotion, SeenItem } from '../../src/store/offer/seenItems'
import type { ListedItem, Teller } from './createTeller'

const KINDS = ['items-seen', 'item-viewed', 'promotion-seen', 'promotion-selected'] as const

/**
 * Reports what was seen on the page: lists, products, offers. Waits until reporting is allowed, then also
 * reports what was seen before.
 */
export function tellSeen({ events, slot }: Store, teller: Teller, mayTell: () => boolean): void {
  let reportedCount = 0
  const tell = () => {
    if (!mayTell()) return
    const { sights } = slot(impressionActions)
    for (const sight of sights.slice(reportedCount)) tellOne(teller, sight)
    reportedCount = sights.length
  }
  for (const kind of KINDS) events.on(kind, tell)
  addEventListener('giftwell:consent', tell)
  tell()
}

function tellOne({ list, items, plain }: Teller, sight: Sight): void {
  if (sight.kind === 'items-seen') list(sight.list, sight.items.map(listed))
  else if (sight.kind === 'item-viewed') {
    const { index: _place, price, ...item } = listed(sight.item)
    if (price === undefined) plain('view_item', { items: [item] })
    else items('view_item', [{ ...item, price, quantity: 1 }])
  } else {
    const event = sight.kind === 'promotion-seen' ? 'view_promotion' : 'select_promotion'
    plain(event, promotionOf(sight.promotion))
  }
}

/** Omits an unknown price. */
const listed = ({ itemId, skuId, name, priceCents, index }: SeenItem): ListedItem => ({
  item_id: String(skuId ?? itemId),
  item_name: name,
  index,
  ...(priceCents === null ? {} : { price: dollars(priceCents) }),
})

const promotionOf = ({ id, name, code }: Promotion) => ({
  promotion_id: id,
  promotion_name: name,
  ...(code && { creative_slot: code }),
})
