import Papa from 'papaparse'

/**
 * What a spreadsheet runs or drops when it opens a file. An apostrophe before a tab counts as well:
 * else reading would take off one that belongs to the text.
 */
const FORMULA = /^[\s'"]*[=+\-@|%]|^'*[\t\r\n]/

/**
 * Rows as CSV that a spreadsheet opens without running anything in it: a cell that begins like a
 * formula gets an apostrophe before it, which a spreadsheet shows as text.
 */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => [...row])
  // A semicolon or a tab would count as what separates cells when the file is read.
  const quotes = (cell: string) => /[;\t]/.test(cell)
  return `${Papa.unparse(cells, { escapeFormulae: FORMULA, quotes })}\r\n`
}

/** A cell without the apostrophe that `writeTable` puts before a formula. */
export function withoutEscape(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
