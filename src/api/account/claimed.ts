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
  summary:
    'Returns what a link asks for: the sender and the recipient; 404 if the link is no longer valid.',
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
    'Submits the address for a link, once; repeating the same submission gets the same answer. 404 if the link is no longer valid, 422 with the rejected `field`, 409 with current `dates` and `delivery_date` if the day is no longer available.',
  body: v.object({ token: v.string(), ...recipientFields, delivery_date: text }),
  answer: v.object({ fname: v.string(), delivery_date: text }),
} as const satisfies Row

/** What the holder of a link sees. */
export type Claimed = DeepReadonly<v.InferOutput<(typeof postClaimed)['answer']>>
