import { nearest } from '../domain/nearest'
import { fill } from './catalogue'

/**
 * Warns in the console about texts of the host: a key that does not exist, with the most similar key, and a plural
 * that cannot be read. Once per key.
 */
export function explainTexts(
  texts: Readonly<Record<string, string>>,
  known: readonly string[],
): void {
  const right = new Set(known)
  for (const [key, text] of Object.entries(texts)) {
    const isKnown = right.has(key)
    if (explained.has(key) || (isKnown && !hasUnreadPlural(text))) continue
    explained.add(key)
    console.warn(
      isKnown
        ? `Giftwell: the text "${key}" has a plural that cannot be read, so shoppers see its braces. Write it as {count|item|items}, with up to 6 forms of up to 300 characters, none of them with braces.`
        : `Giftwell: unknown text key "${key}", so it is ignored. Did you mean "${nearest(key, known)?.word ?? ''}"? See dist/docs/texts.md for all keys.`,
    )
  }
}

const explained = new Set<string>()

/** Whether `fill` leaves a plural in its braces although all values are there. */
function hasUnreadPlural(text: string): boolean {
  const values = [...String(text).matchAll(/\{(\w+)/g)].map(([, name]) => [name, ''])
  return /\{[^{}|]*\|/.test(fill(String(text), Object.fromEntries(values)))
}
