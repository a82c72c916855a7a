const PRINTED = 'data-gw-printed'

/** Our sheets cannot reach the page around the root; this one is there for the length of one printout. */
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
  // Some browsers go on before the paper is chosen.
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
