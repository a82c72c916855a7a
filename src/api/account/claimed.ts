import * as v from 'valibot'
import type { DeepReadonly } from '../../domain/schema/entities'
import type { Row } from '../row'
import { recipientFields, text } from '../shapes'

/*
 * Calls made by the holder of a link that asks for an address; they reveal no prices, gifts or other people. An
 * extension: the specification has no rows for it.
 */

export const postClaimed = {
  isRepeatSafe: true,
  stale: [],
  method: 'POST',
  path: '/customer/claimed',
  summary: 'What a link asks for: who sends, and to whom; 404 where it works no more.',
  body: v.object({ token: v.string() }),
  answer: v.object({
    sender: v.string(),
    fname: text,
    lname: text,
    /** The current delivery day; `dates` are the days it can be moved to. */
    delivery_date: text,
    dates: v.array(v.string()),
  }),
} as const satisfies Row

export const putClaimed = {
  isRepeatSafe: true,
  stale: [],
  method: 'PUT',
  path: '/customer/claimed',
  summary:
    'Answers a link, once; the same answer again is answered alike. 404 where it works no more, 422 with the `field` that is refused, 409 with `dates` and `delivery_date` of now for a day that is gone.',
  body: v.object({ token: v.string(), ...recipientFields, delivery_date: text }),
  answer: v.object({ fname: v.string(), delivery_date: text }),
} as const satisfies Row

/** What the holder of a link sees. */
export type Claimed = DeepReadonly<v.InferOutput<(typeof postClaimed)['answer']>>
