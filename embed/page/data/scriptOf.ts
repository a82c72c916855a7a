/** The data block of a root: inside it, beside it, or anywhere in the document. */
export function scriptOf(element: Element, app: string): Element | null | undefined {
  const json = 'script[type="application/json"]'
  const beside = `${json}[data-giftwell-for="${app}"]`
  return (
    element.querySelector(`${json}[data-giftwell-props]`) ??
    element.parentElement?.querySelector(beside) ??
    document.querySelector(beside)
  )
}
