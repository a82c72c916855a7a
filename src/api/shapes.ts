import * as v from 'valibot'
import { cartSchema } from '../domain/schema/entities'
import { text } from '../domain/schema/fields'

export { count, flag, id, label, money, text } from '../domain/schema/fields'

/*
 * Shapes that several rows share. Answers are guards (see domain/guard.ts): nothing is transformed,
 * extra fields pass.
 */

/** An answer that shows the new cart. Source: specification §7. */
export const cartAnswer = v.object({ cart: cartSchema })

// Assumption: where the specification does not show an answer, a server may send the new cart along;
// one that does not is asked for it.
export const maybeCartAnswer = v.nullish(v.object({ cart: v.nullish(cartSchema) }))

/** The fields of somebody to send to, as they are typed: two names, and as much of an address as is known. */
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

/** What rows that only read have in common. */
export const read = { isRepeatSafe: true, stale: [] } as const

/** What rows that change the cart, and may answer it, have in common. */
export const cartChange = { answer: maybeCartAnswer, isRepeatSafe: false, stale: ['cart'] } as const

/** What rows that take something off the cart have in common. */
export const cartRemoval = { answer: null, isRepeatSafe: false, stale: ['cart'] } as const
