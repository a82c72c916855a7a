import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { useScrollLock } from '../../ui'

interface PanelFocus {
  panel: RefObject<HTMLElement | null>
  opener: RefObject<HTMLElement | null>
  /** Whether it is a modal sheet, which traps focus and locks the page; a panel under its button does not. */
  isSheet: boolean
  onClose(): void
}

/** Tabbable elements. */
const STOPS = 'a[href], button, input, summary'

/**
 * Manages focus of a header panel: moves it to the heading on opening, and back to the button on Escape and
 * closing. A panel under its button closes when the shopper clicks or tabs elsewhere.
 */
export function usePanelFocus({ panel, opener, isSheet, onClose }: PanelFocus) {
  useScrollLock(isSheet)
  useEffect(() => {
    const [part, button] = [panel.current, opener.current]
    const heading = part?.querySelector<HTMLElement>('[data-gw-heading]') ?? part
    heading?.focus()
    return () => {
      const active = document.activeElement
      if (!active || active === document.body || part?.contains(active)) button?.focus()
    }
  }, [panel, opener])

  useEffect(() => {
    if (isSheet) return
    const leave = ({ type, target }: Event) => {
      const isOurs =
        target instanceof Element &&
        (panel.current?.contains(target) ||
          opener.current?.contains(target) ||
          target.closest('.gw-top-layer'))
      if (isOurs) return
      // Without `preventScroll`, the page would jump under the finger.
      if (type === 'pointerdown') opener.current?.focus({ preventScroll: true })
      onClose()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [panel, opener, isSheet, onClose])

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, target } = event
    // While a quantity is being typed, Escape reverts it first.
    const isTyping = target instanceof Element && target.matches('[data-editing]')
    if (key === 'Escape' && !isTyping) onClose()
    if (key !== 'Tab' || !isSheet) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
    const isAtEdge = shiftKey ? stops.indexOf(target as HTMLElement) <= 0 : target === stops.at(-1)
    if (!isAtEdge || stops.length === 0) return
    event.preventDefault()
    stops.at(shiftKey ? -1 : 0)?.focus()
  }
}
