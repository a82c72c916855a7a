import { ref } from 'valtio/vanilla'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import type { Promotion, SeenItem, SeenItems } from './seenItems'

/** Something that was seen or chosen; what it is says its kind, as the event does. */
export type Sight =
  | ({ readonly kind: 'items-seen' } & SeenItems)
  | { readonly kind: 'item-viewed'; readonly item: SeenItem }
  | { readonly kind: 'promotion-seen' | 'promotion-selected'; readonly promotion: Promotion }

interface ImpressionSlot {
  /** All of it on this page, for whoever begins to listen later than the first screen is seen. */
  sights: readonly Sight[]
}

/** What was seen of a page; it says nothing of who has seen it. */
export const impressionActions = defineFeature({
  name: 'impressions',
  initial: (): ImpressionSlot => ({ sights: ref([]) }),
  actions: (context: StoreContext) => {
    const slot = context.slot(impressionActions)
    const note = ({ kind, ...detail }: Sight) => {
      slot.sights = ref([...slot.sights, { kind, ...detail } as Sight])
      context.events.emit(kind, detail as never)
    }
    const isNoted = (kind: Sight['kind'], id: number | string) =>
      slot.sights.some((one) => one.kind === kind && idOf(one) === id)
    return {
      /** Notes what was in sight of a list. An item counts once for each list of a page. */
      noteSeen(list: string, items: readonly SeenItem[]): void {
        const known = slot.sights.flatMap((one) =>
          one.kind === 'items-seen' && one.list === list ? one.items : [],
        )
        const fresh = items.filter(({ itemId }) => !known.some((one) => one.itemId === itemId))
        if (fresh.length > 0) note({ kind: 'items-seen', list, items: fresh })
      },
      /** Notes that a product was looked at by itself, once a page. */
      noteViewed(item: SeenItem): void {
        if (!isNoted('item-viewed', item.itemId)) note({ kind: 'item-viewed', item })
      },
      /** Notes that an offer was in sight, once a page. */
      notePromotion(promotion: Promotion): void {
        if (!isNoted('promotion-seen', promotion.id)) note({ kind: 'promotion-seen', promotion })
      },
      /** Notes that a shopper has followed an offer: its link, or its code. */
      noteSelected(promotion: Promotion): void {
        note({ kind: 'promotion-selected', promotion })
      },
    }
  },
})

const idOf = (sight: Sight): number | string | null => {
  if (sight.kind === 'items-seen') return null
  return sight.kind === 'item-viewed' ? sight.item.itemId : sight.promotion.id
}
