import type { PromoOutcome } from '../../domain/code/promo'
import { persistedSchemas } from '../../domain/schema/persisted'
import { defineSlot } from '../core/slot'

export interface PromoSlot {
  storedCode: string | null
  outcome: PromoOutcome | null
  isPending: boolean
}

/** The promo code: what is stored of it, and the outcome of the last attempt. */
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

export interface GiftCardSlot {
  outcome: 'applied' | 'invalid' | 'failed' | 'remove-failed' | null
  isPending: boolean
}

/** Outcome of the last attempt to pay with a gift card, or to take one off. */
export const giftCardSlot = defineSlot<GiftCardSlot>({
  name: 'giftCard',
  initial: () => ({ outcome: null, isPending: false }),
  clear: (slot) => Object.assign(slot, { outcome: null }),
})

/** Outcome of a code typed into the one field for promo codes and gift cards. */
export type CodeFieldStatus = PromoOutcome | 'gift-card-applied'

export interface CodeFieldSlot {
  outcome: CodeFieldStatus | null
  /** The code that an accepted one took the place of. */
  replaced: string | null
  isPending: boolean
}

/** The one field for codes of both kinds. */
export const codeFieldSlot = defineSlot<CodeFieldSlot>({
  name: 'codeField',
  initial: () => ({ outcome: null, replaced: null, isPending: false }),
  clear: (slot) => Object.assign(slot, { outcome: null, replaced: null }),
})
