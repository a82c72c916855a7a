import * as v from 'valibot'
import { day, link, listOf, moment, textThat } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'

const short = (most: number) =>
  textThat(
    (text) => text.trim() !== '' && text.length <= most,
    `a text of up to ${most} characters`,
  )

const entries = {
  /** Identifies the message when the shopper hides it; defaults to its text, code and cutoff. */
  id: short(80),
  text: short(400),
  /** A promo code to apply or copy. */
  code: short(40),
  /** When the offer ends. */
  ends: moment,
  /** A link needs both an address and a text. */
  href: link,
  linkText: short(80),
  /** Order deadline for a delivery day; one without the other is ignored. */
  orderBy: moment,
  arrivesBy: day,
}

type Fields = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>

/** Whether there is anything to show: a text, or a cutoff. */
const isSaid = ({ text, orderBy, arrivesBy }: Fields): boolean =>
  Boolean(text || (orderBy && arrivesBy))

/**
 * Page data of the banner: a single message in its own fields, which can be attributes of the root, or several
 * as `messages`. An invalid field counts as absent, and a message without text is dropped. An empty list means
 * nothing to announce today; missing data is a mistake, and is reported.
 */
export const bannerDataSchema = v.pipe(
  v.object({
    ...entries,
    messages: listOf(v.pipe(v.object(entries), v.check(isSaid, 'a message with text or a cutoff'))),
  }),
  v.check((data) => isSaid(data) || Boolean(data.messages), 'a text, a cutoff, or messages'),
)

export type BannerData = DeepReadonly<v.InferOutput<typeof bannerDataSchema>>
