/** A piece of a text that is marked, or is not. */
export interface TextPiece {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * A text in pieces, by whether they are words of a query. Case and accents do not matter, and a word of
 * the query counts where a word of the text begins with it.
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

/** Puts a piece behind the others; one like the last becomes part of it. */
function add(pieces: TextPiece[], text: string, isMatch: boolean): void {
  if (text === '') return
  const last = pieces.at(-1)
  if (last?.isMatch === isMatch) pieces.splice(-1, 1, { text: last.text + text, isMatch })
  else pieces.push({ text, isMatch })
}

const WORDS = /[^\p{L}\p{N}]+/u
/** Words, and what is between them. */
const PIECES = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu

/** How much of a word of the text is marked: the longest word of the query that it begins with. */
function matchIn(piece: string, wanted: readonly string[]): number {
  const letters = [...piece]
  const plainLetters = letters.map(plain)
  const lengths = wanted
    .filter((one) => plainLetters.join('').startsWith(one))
    .map((one) => {
      // Accents are gone from the plain text: counted by letters, not by units.
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
