const QUOTE = '"'
/** A whole cell in quotes. */
const IN_QUOTES = /^"(.*)"$/

/** A cell in a text. */
interface Cell {
  /** The index behind it: of a character of `ends`, or the text's length. */
  end: number
  /** Whether a quote begins it without enclosing it, as in `"Bud" Lee`. */
  isStray: boolean
}

/** The cell that starts at an index. `ends` are the characters that end a cell outside quotes. */
export function cellAt(text: string, start: number, ends: string): Cell {
  const plain = { end: endOf(text, start, ends), isStray: text[start] === QUOTE }
  if (!plain.isStray) return plain
  let close = text.indexOf(QUOTE, start + 1)
  // Two quotes are one that belongs to the cell.
  while (close >= 0 && text[close + 1] === QUOTE) close = text.indexOf(QUOTE, close + 2)
  if (close < 0) return plain
  const end = endOf(text, close + 1, ends)
  return text.slice(close + 1, end).trim() === '' ? { end, isStray: false } : plain
}

/**
 * Encloses each cell in quotes that a quote only begins, so that it is read as text and swallows nothing. Removes
 * space behind cells, with the return of `\r\n`.
 */
export function quoteStrays(text: string, ends: string): string {
  let quoted = ''
  for (let start = 0; start < text.length; ) {
    const { end, isStray } = cellAt(text, start, ends)
    const cell = text.slice(start, end)
    quoted += (isStray ? inQuotes(cell) : cell.trimEnd()) + text.charAt(end)
    start = end + 1
  }
  return quoted
}

/** A cell with its quotes as text, except those around it. */
const inQuotes = (cell: string): string =>
  `"${cell.trim().replace(IN_QUOTES, '$1').replaceAll(QUOTE, '""')}"`

function endOf(text: string, start: number, ends: string): number {
  let end = start
  while (end < text.length && !ends.includes(text.charAt(end))) end += 1
  return end
}
