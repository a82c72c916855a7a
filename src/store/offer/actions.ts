import { ref } from 'valtio/vanilla'
import { remember } from '../../domain/offer/recentlyViewed'
import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'
import { crossSellKey, offerSlot, type ViewedItem } from './state'

/** Offers beside the cart, and recently viewed items. */
export const catalogueActions = defineFeature({
  ...offerSlot,
  actions: lazyActions(
    'catalogueVerbs',
    (context) => ({
      /** Adds an item to the recently viewed ones; the last four are kept. Source: specification §5. */
      rememberViewed(item: ViewedItem): void {
        const slot = context.slot(offerSlot)
        slot.recentlyViewed = ref(remember(slot.recentlyViewed, item))
      },
    }),
    ({ slot }) => ({
      loadCrossSell(type, skus) {
        slot(offerSlot).crossSell[crossSellKey(type, skus)] = { status: 'failed', offers: ref([]) }
      },
    }),
  ),
})
