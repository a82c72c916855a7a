import type { PromoOutcome } from '../../domain/code/promo'
import { persistedSchemas } from '../../domain/schema/persisted'
import { defineSlot } from '../core/slot'

/** The state that `promoActions` keeps. */
export interface PromoSlot {
  storedCode: string | null
  outcome: PromoOutcome | null
  isPending: boolean
}

/** The stored promo code, and the outcome of the last attempt. */
export const promoSlot = defineSlot<PromoSlot>({
  name: 'promo',
  initial: () => ({ storedCode: null, outcome: null, isPending: false }),
  persist: [
    {
      key: 'promo',
      days: 7,
      schema: persistedSchemas.promo,
      isShared: true,
      read: ({ storedCode }) => storedCode,
      write(slot, value) {
        slot.storedCode = value
      },
    },
  ],
  clear: (slot) => Object.assign(slot, { storedCode: null, outcome: null }),
})

/** The state that `giftCardActions` keeps. */
export interface GiftCardSlot {
  outcome: 'applied' | 'invalid' | 'failed' | 'remove-failed' | null
  isPending: boolean
}

/** Outcome of the last attempt to apply or remove a gift card. */
export const giftCardSlot = defineSlot<GiftCardSlot>({
  name: 'giftCard',
  initial: () => ({ outcome: null, isPending: false }),
  clear: (slot) => Object.assign(slot, { outcome: null }),
})

/** Outcome of applying a code from the single field. */
export type CodeFieldStatus = PromoOutcome | 'gift-card-applied'

/** The state that `codeFieldActions` keeps. */
export interface CodeFieldSlot {
  outcome: CodeFieldStatus | null
  /** The code that the accepted one replaced. */
  replaced: string | null
  isPending: boolean
}

/** The single field for promo codes and gift cards. */
export const codeFieldSlot = defineSlot<CodeFieldSlot>({
  name: 'codeField',
  initial: () => ({ outcome: null, replaced: null, isPending: false }),
  clear: (slot) => Object.assign(slot, { outcome: null, replaced: null }),
})
