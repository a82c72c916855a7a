const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Gives the focus to what comes next in the page, else to what comes before: never to the body, where
 * a keyboard would begin anew, nor into a banner, as one with the same offer goes as well. Whoever has pointed is
 * not scrolled away.
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
