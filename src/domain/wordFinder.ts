/**
 * Returns a function that tells whether a text contains all words of a query. Ignores case, accents and word
 * order; an empty query matches everything.
 */
export function wordFinder(query: string): (text: string) => boolean {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return () => true
  return (text) => {
    const whole = plain(text)
    return words.every((word) => whole.includes(word))
  }
}

/** Without accents, capitals and repeated spaces. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s/).filter(Boolean).join(' ')
