import * as v from 'valibot'
import { day, link, listOf, moment, textThat } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'

const short = (most: number) =>
  textThat(
    (text) => text.trim() !== '' && text.length <= most,
    `a text of up to ${most} characters`,
  )

const entries = {
  /** Remembers by it that the shopper hid the message; by its words unless given. */
  id: short(80),
  text: short(400),
  /** A promo code, to apply or to copy. */
  code: short(40),
  /** When the offer is over. */
  ends: moment,
  /** A link has both, its address and its words. */
  href: link,
  linkText: short(80),
  /** Until when to order for a delivery on a day; both, or neither counts. */
  orderBy: moment,
  arrivesBy: day,
}

type Fields = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>

/** Whether there is anything to say: words, or a cut-off. */
const isSaid = ({ text, orderBy, arrivesBy }: Fields): boolean =>
  Boolean(text || (orderBy && arrivesBy))

/**
 * What a page tells its banner: one message by its own fields, which may be attributes of the root, or
 * several as `messages`. An odd field is as if it were absent, a message without words is dropped. An
 * empty list is nothing to announce today; no data at all are a mistake, which is reported.
 */
export const bannerDataSchema = v.pipe(
  v.object({
    ...entries,
    messages: listOf(
      v.pipe(v.object(entries), v.check(isSaid, 'a message with words or a cutoff')),
    ),
  }),
  v.check((data) => isSaid(data) || Boolean(data.messages), 'a text, a cutoff, or messages'),
)

export type BannerData = DeepReadonly<v.InferOutput<typeof bannerDataSchema>>
