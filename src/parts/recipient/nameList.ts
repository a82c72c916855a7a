import { fill } from '../../texts/catalogue'

/** Longer lists are shortened, because a sentence with many names is hard to read. */
const MOST_NAMES = 4

/**
 * Joins names for a sentence: "Rosa, Ben, and Cleo"; if there are many, the first three and the number of
 * others.
 */
export function nameList(names: readonly string[], others: string, locale: string): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  if (names.length <= MOST_NAMES) return list.format(names)
  const first = names.slice(0, MOST_NAMES - 1)
  return list.format([...first, fill(others, { count: names.length - first.length })])
}
