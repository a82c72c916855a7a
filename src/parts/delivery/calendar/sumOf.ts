import type { Format } from '../../../domain/format'
import { fill } from '../../../texts/catalogue'
import type { Texts } from '../words'
import type { DateForm } from './useDateForm'

/** The current choice as text. */
export interface Sum {
  isReady: boolean
  /** Label of the button that saves it. */
  name: string
  /** The day in its shortest form, or the week. */
  date: string
  words: string
  /** The extra cost, or null if there is none. */
  extra: string | null
  /** The announcement once it is saved. */
  saved: string
}

/** Summarizes the current choice. */
export function sumOf(form: DateForm, texts: Texts, format: Format): Sum {
  const { isByWeek, day, week, extraCents } = form
  const at = isByWeek ? week?.monday : day?.day
  if (!at) {
    const name = texts.chooseFirst
    return { isReady: false, name, date: '', words: '', extra: null, saved: '' }
  }
  const values = { day: format.day(at) }
  const cents = day && !isByWeek ? extraCents(day) : 0
  return {
    isReady: true,
    name: fill(isByWeek ? texts.chooseWeek : texts.chooseDay, values),
    date: isByWeek ? fill(texts.weekAt, values) : values.day,
    words: fill(isByWeek ? texts.sumWeek : texts.sumDay, values),
    extra: cents ? fill(texts.sumExtra, { amount: format.money(cents) }) : null,
    saved: fill(isByWeek ? texts.savedWeek : texts.saved, values),
  }
}
