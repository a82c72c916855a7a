/** Hands a text to the shopper as a file, with the mark by which spreadsheets know UTF-8. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
