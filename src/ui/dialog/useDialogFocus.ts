import { type RefObject, useRef } from 'react'

/** Where a dialog moves focus when it opens and closes. */
export interface DialogFocus {
  /** Receives focus when the dialog opens. Default: the heading. */
  firstFocus?: RefObject<HTMLElement | null>
  /** Receives focus on close when the opener is no longer on the page. */
  returnFocus?(): HTMLElement | null
}

/** Moves focus into a dialog when it opens, and back when it closes. */
export function useDialogFocus({ firstFocus, returnFocus }: DialogFocus) {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)

  return {
    heading,
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      opener.current = document.activeElement
      const first = firstFocus?.current ?? heading.current
      first?.focus()
    },
    // Radix returns focus to its own trigger; our dialogs have none, they are opened by requests.
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const back = opener.current
      if (canTakeFocus(back)) back.focus()
      else returnFocus?.()?.focus()
    },
  }
}

/** Whether an element is still on the page to receive focus. */
export function canTakeFocus(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || element === document.body) return false
  return element.isConnected && (element.checkVisibility?.() ?? true)
}
