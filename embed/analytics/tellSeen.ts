import { dollars } from '../../src/domain/money'
import type { Store } from '../../src/store/core/createStore'
import { impressionActions } from '../../src/store/offer/impressions'
import type { SeenItem } from '../../src/store/offer/seenItems'
import type { Teller } from './createTeller'

/**
 * Tells what was in sight of the lists of the page. It waits until that may be told; what was seen before
 * is told then.
 */
export function tellSeen({ events, slot }: Store, { list }: Teller, mayTell: () => boolean): void {
  let told = 0
  const tell = () => {
    if (!mayTell()) return
    const { seen } = slot(impressionActions)
    for (const one of seen.slice(told)) list(one.list, one.items.map(toItem))
    told = seen.length
  }
  events.on('items-seen', tell)
  addEventListener('giftwell:consent', tell)
  tell()
}

/** A price that nobody knows is left out. */
const toItem = ({ itemId, skuId, name, priceCents, index }: SeenItem) => ({
  item_id: String(skuId ?? itemId),
  item_name: name,
  index,
  ...(priceCents === null ? {} : { price: dollars(priceCents) }),
})
