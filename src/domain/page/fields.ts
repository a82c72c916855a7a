import * as v from 'valibot'
import { calendarDay } from '../calendar'
import { saleEnd } from '../offer/countdown'
import { safeUrl } from './urls'

/* The field types of page data: each can be absent, and an invalid one counts as absent. */

export const text = v.nullish(v.string())
export const flag = v.nullish(v.boolean())

/** A text that meets a requirement; `wanted` describes it for the page checks. */
export const textThat = (requirement: (text: string) => boolean, wanted: string) =>
  v.nullish(v.pipe(v.string(), v.check(requirement, wanted)))

/** A URL that is safe to follow. */
export const link = textThat((url) => safeUrl(url) !== null, 'an http(s) or relative URL')

/** An instant with a zone, or a day or time in Chicago; see `saleEnd`. */
export const moment = textThat(
  (words) => saleEnd(words) !== null,
  'a time or day such as 2026-12-24',
)

/** A calendar day. */
export const day = textThat((words) => calendarDay(words) !== null, 'a day such as 2026-12-24')

/** The average of reviews, and their number; none yet is 0 of both. */
export const rating = v.nullish(
  v.object({
    stars: v.pipe(
      v.number(),
      v.check((stars) => stars >= 0 && stars <= 5, 'a number from 0 to 5'),
    ),
    count: v.number(),
  }),
)

/** A list that drops its invalid items and keeps the rest. */
export const listOf = <const TItem extends v.GenericSchema>(item: TItem) =>
  v.nullish(v.array(v.nullish(item)))
