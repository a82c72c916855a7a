import { ref } from 'valtio/vanilla'
import { remember } from '../../domain/offer/recentlyViewed'
import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'
import { offerSlot, type ViewedItem } from './state'

/** What is offered beside the cart, and what the shopper viewed last. */
export const catalogueActions = defineFeature({
  ...offerSlot,
  actions: lazyActions('catalogueVerbs', (context) => ({
    /** Remembers that an item was viewed; the last four are kept. Source: specification §5. */
    rememberViewed(item: ViewedItem): void {
      const slot = context.slot(offerSlot)
      slot.recentlyViewed = ref(remember(slot.recentlyViewed, item))
    },
  })),
})
