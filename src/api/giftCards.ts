import * as v from 'valibot'
import type { Row } from './row'
import { cartChange, cartRemoval } from './shapes'

export const putGiftCard = {
  ...cartChange,
  method: 'PUT',
  path: '/checkout/giftcard/',
  summary: 'Applies a gift card, up to its balance.',
  // Assumption: page says where the shopper is; it changes nothing in the answer.
  body: v.object({ gc_code: v.string(), page: v.picklist(['cart', 'billing']) }),
} as const satisfies Row

export const deleteGiftCard = {
  ...cartRemoval,
  method: 'DELETE',
  path: '/checkout/giftcard/{certificate}/billing',
  summary: 'Removes a gift card from the cart.',
} as const satisfies Row
