import * as v from 'valibot'
import { cartSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { count, id } from './shapes'

/** Sets the quantity of a line; `units_available` explains a failure. */
export const putQuantity = {
  method: 'PUT',
  path: '/checkout/line-item-quantity/',
  summary: 'Sets the quantity of a line.',
  body: v.object({ clin_id: id, qty: v.number() }),
  answer: v.object({ units_available: count, cart: v.nullish(cartSchema) }),
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row
