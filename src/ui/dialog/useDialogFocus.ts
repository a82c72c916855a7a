import { type RefObject, useRef } from 'react'

/** What a dialog needs to know to put the focus where it belongs. */
export interface DialogFocus {
  /** Where the focus goes first; the heading when absent. */
  firstFocus?: RefObject<HTMLElement | null>
  /** Where it goes in the end when the opener is no longer on the page. */
  returnFocus?(): HTMLElement | null
}

/** Moves the focus in when a dialog opens, and back to where it was when it closes. */
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
    // Radix returns the focus to a trigger of its own, and ours are opened by requests.
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const back = opener.current
      if (canTakeFocus(back)) back.focus()
      else returnFocus?.()?.focus()
    },
  }
}

/** Whether something is still there to give the focus back to. */
export function canTakeFocus(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || element === document.body) return false
  return element.isConnected && (element.checkVisibility?.() ?? true)
}
