const PRINTED = 'data-gw-printed'

/** Our style sheets do not apply outside the root, so this one is added for the duration of a printout. */
const ALONE = `@media print {
  body *:not(:has([${PRINTED}]), [${PRINTED}], [${PRINTED}] *) { display: none !important; }
}`

/** Prints one part of the page, and nothing around it. */
export function printAlone(part: HTMLElement | null): void {
  if (!part) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(ALONE)
  document.adoptedStyleSheets.push(sheet)
  part.setAttribute(PRINTED, '')
  const end = () => {
    part.removeAttribute(PRINTED)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  // Some browsers return before the print dialog closes.
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
