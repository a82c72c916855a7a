/** Whether a text has all words of a query. Capitals, accents and order are all one; an empty query is in each. */
export function wordFinder(query: string): (text: string) => boolean {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return () => true
  return (text) => {
    const whole = plain(text)
    return words.every((word) => whole.includes(word))
  }
}

/** Without accents, capitals and runs of spaces. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s/).filter(Boolean).join(' ')
