import * as v from 'valibot'
import { promoCodeSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { cartChange, cartRemoval, read } from './shapes'

export const getActiveCode = {
  ...read,
  method: 'GET',
  path: '/promo-code/get-active-codes/{code}',
  summary: 'Checks whether a promo code is active, expired, or unknown.',
  answer: promoCodeSchema,
} as const satisfies Row

export const putDiscount = {
  ...cartChange,
  method: 'PUT',
  path: '/checkout/discount/',
  summary: 'Applies a promo code, replacing any previous one.',
  body: v.object({ discount_code: v.string() }),
} as const satisfies Row

export const deleteDiscount = {
  ...cartRemoval,
  method: 'DELETE',
  path: '/checkout/discount',
  summary: 'Removes the promo code from the cart.',
} as const satisfies Row
