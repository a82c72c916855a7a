/** A piece of a text, marked as a match or not. */
export interface TextPiece {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * Splits a text into pieces by whether they match words of a query. Ignores case and accents; a query word
 * matches the beginning of a text's word.
 */
export function highlight(text: string, query: string): readonly TextPiece[] {
  const wanted = plain(query).split(WORDS).filter(Boolean)
  const pieces: TextPiece[] = []
  for (const [piece] of text.matchAll(PIECES)) {
    const match = matchIn(piece, wanted)
    add(pieces, piece.slice(0, match), true)
    add(pieces, piece.slice(match), false)
  }
  return pieces
}

/** Appends a piece; merges it with the last one if both are alike. */
function add(pieces: TextPiece[], text: string, isMatch: boolean): void {
  if (text === '') return
  const last = pieces.at(-1)
  if (last?.isMatch === isMatch) pieces.splice(-1, 1, { text: last.text + text, isMatch })
  else pieces.push({ text, isMatch })
}

const WORDS = /[^\p{L}\p{N}]+/u
/** Words, and the characters between them. */
const PIECES = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu

/** How many letters of a word to mark: the longest query word that it starts with. */
function matchIn(piece: string, wanted: readonly string[]): number {
  const letters = [...piece]
  const plainLetters = letters.map(plain)
  const lengths = wanted
    .filter((one) => plainLetters.join('').startsWith(one))
    .map((one) => {
      // Plain text lacks accents: count letters, not code units.
      let length = 0
      let taken = 0
      for (const [at, letter] of plainLetters.entries()) {
        if (taken >= one.length) break
        taken += letter.length
        length += letters[at]?.length ?? 0
      }
      return length
    })
  return Math.max(0, ...lengths)
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
