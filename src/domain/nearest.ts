/** The word of a list that takes the fewest edits to get to, and how many those are; null without any. */
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
