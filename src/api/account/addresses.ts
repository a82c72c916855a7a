import * as v from 'valibot'
import { savedAddressSchema } from '../../domain/schema/entities'
import type { Row } from '../row'
import { recipientFields } from '../shapes'

/* Editing the address book. An extension: the specification only reads saved addresses, and adds them from the shop. */

const change = { isRepeatSafe: false, stale: ['addresses'] } as const
const answer = v.object({ address: savedAddressSchema })

export const postAddress = {
  ...change,
  method: 'POST',
  path: '/customer/addresses',
  summary: 'Saves a new address; 422 with the rejected `field`.',
  body: v.object(recipientFields),
  answer,
} as const satisfies Row

export const putAddress = {
  ...change,
  method: 'PUT',
  path: '/customer/addresses/{addr_id}',
  summary:
    'Updates a saved address and, with `in_cart_too`, the shipments in the cart that go there; 422 with the rejected `field`.',
  body: v.object({ ...recipientFields, in_cart_too: v.nullish(v.boolean()) }),
  answer,
  stale: ['addresses', 'cart'],
} as const satisfies Row

export const deleteAddress = {
  ...change,
  method: 'DELETE',
  path: '/customer/addresses/{addr_id}',
  summary: 'Deletes a saved address; carts and orders that use it keep it.',
  answer: null,
} as const satisfies Row

export const putDefaultAddress = {
  ...change,
  method: 'PUT',
  path: '/customer/addresses/{addr_id}/default',
  summary: 'Makes a saved address the default.',
  answer,
} as const satisfies Row
