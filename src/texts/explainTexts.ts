/**
 * Warns of each key for which there is no text, in the browser's console: once a key, with the nearest
 * one that there is. Such a text is shown nowhere.
 */
export function explainTexts(
  texts: Readonly<Record<string, string>>,
  known: readonly string[],
): void {
  const right = new Set(known)
  for (const key of Object.keys(texts)) {
    if (right.has(key) || told.has(key)) continue
    told.add(key)
    console.warn(
      `Giftwell: there is no text "${key}", so it is shown nowhere. Write "${nearest(key, known)}", or see dist/docs/texts.md for all keys.`,
    )
  }
}

const told = new Set<string>()

/** The key that takes the fewest edits to get to. */
function nearest(key: string, known: readonly string[]): string {
  const [first = '', ...rest] = known
  let best = { key: first, edits: distance(key, first) }
  for (const one of rest) {
    const edits = distance(key, one)
    if (edits < best.edits) best = { key: one, edits }
  }
  return best.key
}

/** How many characters are put in, left out or changed between two texts (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + Number(a[i] !== b[j])
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
