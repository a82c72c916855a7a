import * as v from 'valibot'
import { promoCodeSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { maybeCartAnswer } from './shapes'

export const getActiveCode = {
  method: 'GET',
  path: '/promo-code/get-active-codes/{code}',
  summary: 'Whether a promo code is active, expired or unknown.',
  answer: promoCodeSchema,
  isRepeatSafe: true,
  stale: [],
} as const satisfies Row

export const putDiscount = {
  method: 'PUT',
  path: '/checkout/discount/',
  summary: 'Puts a promo code on the cart, instead of an older one.',
  body: v.object({ discount_code: v.string() }),
  answer: maybeCartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const deleteDiscount = {
  method: 'DELETE',
  path: '/checkout/discount',
  summary: 'Takes the promo code off the cart.',
  answer: null,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row
