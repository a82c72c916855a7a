/** The word in a list with the smallest edit distance, and that distance; null for an empty list. */
export function nearest(
  word: string,
  known: readonly string[],
): { word: string; edits: number } | null {
  let best: { word: string; edits: number } | null = null
  for (const one of known) {
    const edits = distance(word, one)
    if (!best || edits < best.edits) best = { word: one, edits }
  }
  return best
}

/** The largest edit distance at which a word counts as a misspelling of another one. */
const MOST_EDITS = 2

/** The word in a list that another word probably is, misspelled; null if there is none. */
export function closeTo(word: string, known: readonly string[]): string | null {
  const near = nearest(word, known)
  return near && near.edits <= MOST_EDITS ? near.word : null
}

/** The edit distance of two texts: insertions, deletions and substitutions (Levenshtein). */
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
