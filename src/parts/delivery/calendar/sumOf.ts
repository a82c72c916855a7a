import type { Format } from '../../../domain/format'
import { fill } from '../../../texts/catalogue'
import type { Texts } from '../words'
import type { DateForm } from './useDateForm'

/** What was chosen, in words. */
export interface Sum {
  isReady: boolean
  /** The name of the button that chooses it. */
  name: string
  /** The day or the Monday, to read. */
  day: string
  /** The day as short as it goes, or the week. */
  date: string
  words: string
  /** What it costs on top, or nothing. */
  extra: string | null
  /** What is said when it is saved. */
  saved: string
}

/** Sums up what was chosen so far. */
export function sumOf(form: DateForm, texts: Texts, format: Format): Sum {
  const { isByWeek, day, week, extraCents } = form
  const at = isByWeek ? week?.monday : day?.day
  if (!at) {
    const name = texts.chooseFirst
    return { isReady: false, name, day: '', date: '', words: '', extra: null, saved: '' }
  }
  const values = { day: format.day(at) }
  const cents = day && !isByWeek ? extraCents(day) : 0
  return {
    isReady: true,
    name: fill(isByWeek ? texts.chooseWeek : texts.chooseDay, values),
    day: values.day,
    date: isByWeek ? fill(texts.weekAt, values) : values.day,
    words: fill(isByWeek ? texts.sumWeek : texts.sumDay, values),
    extra: cents ? fill(texts.sumExtra, { amount: format.money(cents) }) : null,
    saved: fill(isByWeek ? texts.savedWeek : texts.saved, values),
  }
}
