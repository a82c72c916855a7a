import Papa from 'papaparse'

/**
 * Cells that a spreadsheet would execute or strip when it opens a file. Includes an apostrophe before a tab:
 * otherwise reading would remove an apostrophe that belongs to the text.
 */
const FORMULA = /^[\s'"]*[=+\-@|%]|^'*[\t\r\n]/

/**
 * Writes rows as CSV that is safe to open in a spreadsheet: a cell that starts like a formula gets a leading
 * apostrophe, which marks it as text.
 */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => [...row])
  // An unquoted semicolon or tab would be read back as a delimiter.
  const quotes = (cell: string) => /[;\t]/.test(cell)
  return `${Papa.unparse(cells, { escapeFormulae: FORMULA, quotes })}\r\n`
}

/** A cell without the apostrophe that `writeTable` adds to formulas. */
export function withoutEscape(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
