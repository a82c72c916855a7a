import * as v from 'valibot'
import { cartSchema } from '../domain/schema/entities'
import { text } from '../domain/schema/fields'

export { count, flag, id, label, money, text } from '../domain/schema/fields'

/*
 * Shapes that several rows share. Answers are guards (see domain/guard.ts): nothing is transformed,
 * extra fields pass.
 */

/** An answer with the new cart. Source: specification §7. */
export const cartAnswer = v.object({ cart: cartSchema })

// Assumption: if the specification shows no answer, a server can return the new cart; if it does not,
// the cart is loaded.
export const maybeCartAnswer = v.nullish(v.object({ cart: v.nullish(cartSchema) }))

/** The fields of a recipient, as typed: two names, and as much of an address as is known. */
export const recipientFields = {
  fname: v.string(),
  lname: v.string(),
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postal_code: text,
  phone: text,
  email: text,
  res_com: text,
}

/** Shared by rows that only read. */
export const read = { isRepeatSafe: true, stale: [] } as const

/** Shared by rows that change the cart, and can return it. */
export const cartChange = { answer: maybeCartAnswer, isRepeatSafe: false, stale: ['cart'] } as const

/** Shared by rows that remove something from the cart. */
export const cartRemoval = { answer: null, isRepeatSafe: false, stale: ['cart'] } as const
