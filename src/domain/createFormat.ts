import { utc } from './calendar'
import { type Format, type FormatOptions, usFormat } from './format'
import { intlDates } from './intlDays'
import { plurals } from './plurals'

/**
 * Creates a store's format with `Intl`; en-US and USD use the built-in format. Given functions replace its own.
 * Throws a `RangeError` for an invalid locale or currency.
 */
export function createFormat({
  locale = usFormat.locale,
  currency = usFormat.currency,
  money,
  day,
  time,
}: FormatOptions = {}): Format {
  const isUs = locale === usFormat.locale && currency === usFormat.currency
  const standard = isUs ? usFormat : intlFormat(locale, currency)
  return {
    locale,
    currency,
    money: money ?? standard.money,
    day: day ?? standard.day,
    time: time ?? standard.time,
  }
}

function intlFormat(locale: string, currency: string): Format {
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const write = intlDates(locale)
  plurals.set(locale, pluralForm(locale))
  return {
    locale,
    currency,
    money: (cents) => amounts.format(cents / 100),
    day: (day, style = 'short') => write(utc(day), style),
    time: (hour, minute) => write(new Date(Date.UTC(2000, 0, 1, hour, minute)), 'time'),
  }
}

/** The plural form that a number takes, as an index; forms are in the order of `CATEGORIES`. */
function pluralForm(locale: string): (count: number) => number {
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  const forms = CATEGORIES.filter((one) => pluralCategories.includes(one))
  return (count) => forms.indexOf(rules.select(count))
}

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
