import { utc } from './calendar'
import { type Format, type FormatOptions, usFormat } from './format'
import { intlDates } from './intlDays'
import { plurals } from './plurals'

/**
 * Makes the format of a store by `Intl`; that of en-US and USD is written by hand. Functions that are
 * given take the place of its own. Throws a `RangeError` where a locale or a currency is none.
 */
export function createFormat({
  locale = usFormat.locale,
  currency = usFormat.currency,
  ...own
}: FormatOptions = {}): Format {
  if (locale === usFormat.locale && currency === usFormat.currency) return { ...usFormat, ...own }
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const write = intlDates(locale)
  plurals.set(locale, pluralForm(locale))
  return {
    locale,
    currency,
    money: (cents) => amounts.format(cents / 100),
    day: (day, style = 'short') => write(utc(day), style),
    time: (hour, minute) => write(new Date(Date.UTC(2000, 0, 1, hour, minute)), 'time'),
    ...own,
  }
}

/** Which of the forms of a word a number takes; they stand in the order of `CATEGORIES`. */
function pluralForm(locale: string): (count: number) => number {
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  const forms = CATEGORIES.filter((one) => pluralCategories.includes(one))
  return (count) => forms.indexOf(rules.select(count))
}

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
