/**
 * Rows as CSV that a spreadsheet opens without running anything in it: a cell that begins like a
 * formula gets an apostrophe before it, which a spreadsheet shows as text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = /^[\s'"]*[=+\-@|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
