import { ref } from 'valtio/vanilla'
import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'
import { quantityVerbs } from '../line/quantity'
import { lineSlot } from '../line/state'
import { readingActions } from './reading'
import { taxSlot, validitySlot } from './state'

/** What can be done to the cart and its lines. */
export const cartActions = defineFeature({
  ...lineSlot,
  actions: lazyActions('cartVerbs', (context, { removeLine }) => ({
    ...context.use(readingActions),
    ...quantityVerbs(context, removeLine),
    /** Clears the cart and everything that belongs to it, as a new order requires. Source: specification §4. */
    clear: context.clearCart,
    /** Dismisses a line's price-change note. */
    dismissPriceChange(lineId: number): void {
      const lines = context.slot(lineSlot)
      lines.priceChanges = ref(lines.priceChanges.filter((one) => one.lineId !== lineId))
    },
  })),
})

/** Whether the cart can be checked out. */
export const validityActions = defineFeature({
  ...validitySlot,
  actions: lazyActions('validityVerbs'),
})

/** The tax of the cart, calculated on demand. */
export const taxActions = defineFeature({
  ...taxSlot,
  actions: lazyActions('taxVerbs', undefined, ({ slot }) => ({
    calculateTax() {
      slot(taxSlot).status = 'unavailable'
    },
  })),
})
