const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Focuses the next element on the page, else the previous one: never the body, where keyboard navigation
 * would start over, nor another banner, because one with the same offer disappears as well. After a pointer
 * press, does not scroll.
 */
export function focusNext(from: HTMLElement, isPointed: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => !one.closest('[inert], .gw-ribbon') && canTakeFocus(one),
  )
  const isAfter = (one: Element) =>
    Boolean(from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const order = [...all.filter(isAfter), ...all.filter((one) => !isAfter(one)).reverse()]
  order.some((one) => {
    one.focus({ preventScroll: isPointed })
    return document.activeElement === one
  })
}

const canTakeFocus = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [tabindex^="-"]') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
