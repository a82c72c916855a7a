import * as v from 'valibot'
import type { Row } from './row'
import { maybeCartAnswer } from './shapes'

export const putGiftCard = {
  method: 'PUT',
  path: '/checkout/giftcard/',
  summary: 'Pays with a gift card as far as its balance goes.',
  // Assumption: page says where the shopper is; it changes nothing in the answer.
  body: v.object({ gc_code: v.string(), page: v.picklist(['cart', 'billing']) }),
  answer: maybeCartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const deleteGiftCard = {
  method: 'DELETE',
  path: '/checkout/giftcard/{certificate}/billing',
  summary: 'Takes a gift card off the cart.',
  answer: null,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row
