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
  summary: 'Saves a new address of a customer; 422 with the `field` that is refused.',
  body: v.object(recipientFields),
  answer,
} as const satisfies Row

export const putAddress = {
  ...change,
  method: 'PUT',
  path: '/customer/addresses/{addr_id}',
  summary:
    'Changes a saved address, and where it is wanted what of the cart goes there; 422 with the `field` that is refused.',
  body: v.object({ ...recipientFields, in_cart_too: v.nullish(v.boolean()) }),
  answer,
  stale: ['addresses', 'cart'],
} as const satisfies Row

export const deleteAddress = {
  ...change,
  method: 'DELETE',
  path: '/customer/addresses/{addr_id}',
  summary: 'Deletes a saved address; what of a cart or an order goes there keeps it.',
  answer: null,
} as const satisfies Row

export const putDefaultAddress = {
  ...change,
  method: 'PUT',
  path: '/customer/addresses/{addr_id}/default',
  summary: 'Makes a saved address the default one, in the place of any other.',
  answer,
} as const satisfies Row
