import * as v from 'valibot'
import { customerSchema, savedAddressSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { read, text } from './shapes'

export const getCustomer = {
  ...read,
  method: 'GET',
  path: '/customer',
  summary: 'Returns the signed-in customer; 403 for a guest.',
  answer: v.object({ customer: customerSchema }),
} as const satisfies Row

export const getAddresses = {
  ...read,
  method: 'GET',
  path: '/customer/address',
  summary: 'Returns the customer’s saved addresses.',
  answer: v.object({ addresses: v.array(savedAddressSchema) }),
} as const satisfies Row

export const postAutoDeliveryLogin = {
  method: 'POST',
  path: '/checkout/auto-delivery-login-or-register/',
  summary: 'Signs in or registers a shopper whose cart has auto-delivery items.',
  // Assumption: the registration fields are the names, the email and a password.
  body: v.object({
    token: text,
    email: v.string(),
    password: v.string(),
    fname: text,
    lname: text,
  }),
  answer: v.nullish(v.object({ customer: v.nullish(customerSchema), token: text })),
  isRepeatSafe: false,
  stale: ['customer', 'addresses', 'cart'],
} as const satisfies Row
