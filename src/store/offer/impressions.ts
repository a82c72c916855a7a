import { ref } from 'valtio/vanilla'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import type { Promotion, SeenItem, SeenItems } from './seenItems'

/** Something that was seen or selected; `kind` is the name of its event. */
export type Sight =
  | ({ readonly kind: 'items-seen' } & SeenItems)
  | { readonly kind: 'item-viewed'; readonly item: SeenItem }
  | { readonly kind: 'promotion-seen' | 'promotion-selected'; readonly promotion: Promotion }

/** The state that `impressionActions` keeps. */
export interface ImpressionSlot {
  /** All sights on this page, for listeners that start after the first screen was seen. */
  sights: readonly Sight[]
}

/** What was seen on a page; contains nothing about the person. */
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
      /** Records the visible items of a list, each once per list and page. */
      noteSeen(list: string, items: readonly SeenItem[]): void {
        const known = slot.sights.flatMap((one) =>
          one.kind === 'items-seen' && one.list === list ? one.items : [],
        )
        const fresh = items.filter(({ itemId }) => !known.some((one) => one.itemId === itemId))
        if (fresh.length > 0) note({ kind: 'items-seen', list, items: fresh })
      },
      /** Records that a single product was viewed, once per page. */
      noteViewed(item: SeenItem): void {
        if (!isNoted('item-viewed', item.itemId)) note({ kind: 'item-viewed', item })
      },
      /** Records that an offer was visible, once per page. */
      notePromotion(promotion: Promotion): void {
        if (!isNoted('promotion-seen', promotion.id)) note({ kind: 'promotion-seen', promotion })
      },
      /** Records that the shopper followed an offer's link or used its code. */
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
