import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'
import type { SlotDefinition } from '../core/slot'
import { codeFieldSlot, giftCardSlot, promoSlot } from './state'

/** Adds `dismissOutcome`, which clears the last outcome, for example when the shopper types again. */
const withDismiss =
  (definition: SlotDefinition<{ outcome: unknown }>) =>
  ({ slot }: StoreContext) => ({
    dismissOutcome(): void {
      slot(definition).outcome = null
    },
  })

/** The cart's promo code: applying and removing it. */
export const promoActions = defineFeature({
  ...promoSlot,
  actions: lazyActions('promoVerbs', withDismiss(promoSlot)),
})

/** Paying with gift cards. */
export const giftCardActions = defineFeature({
  ...giftCardSlot,
  actions: lazyActions('giftCardVerbs', withDismiss(giftCardSlot)),
})

/** A single field for promo codes and gift cards. */
export const codeFieldActions = defineFeature({
  ...codeFieldSlot,
  actions: lazyActions('codeFieldVerbs', withDismiss(codeFieldSlot)),
})
