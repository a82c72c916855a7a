import { fill } from '../../texts/catalogue'

/** More names than these are counted: a sentence is read, and a list is looked through. */
const MOST_NAMES = 4

/** Names in a sentence: "Rosa, Ben, and Cleo"; of many the first three, and how many others. */
export function nameList(names: readonly string[], others: string, locale: string): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  if (names.length <= MOST_NAMES) return list.format(names)
  const first = names.slice(0, MOST_NAMES - 1)
  return list.format([...first, fill(others, { count: names.length - first.length })])
}
