import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below this width, the page is too narrow for a panel under a button, in pixels. */
const SHEET_BELOW = 600
/** Gap between button and panel, and at the edges of the window, in pixels. */
const GAP = 8

/** Keeps the panel below its button as the page scrolls or resizes; returns true if it is a sheet instead. */
export function usePanelPlace(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): boolean {
  const [isSheet, setIsSheet] = useState(() => innerWidth < SHEET_BELOW)
  useLayoutEffect(() => {
    const place = () => {
      setIsSheet(innerWidth < SHEET_BELOW)
      const button = opener.current?.getBoundingClientRect()
      if (!button || !panel.current) return
      const isRtl = getComputedStyle(panel.current).direction === 'rtl'
      const width = document.documentElement.clientWidth
      const end = isRtl ? button.left : width - button.right
      // A button near the start of the header leaves less room than the panel needs.
      const furthest = width - panel.current.offsetWidth - GAP
      // Below a button at the bottom of the window, it would not be visible.
      const top = Math.min(button.bottom + GAP, innerHeight / 2)
      panel.current.style.setProperty('--gw-mini-top', `${Math.max(GAP, top)}px`)
      panel.current.style.setProperty(
        '--gw-mini-end',
        `${Math.max(GAP, Math.min(end, furthest))}px`,
      )
    }
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true, capture: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [panel, opener])
  return isSheet
}
