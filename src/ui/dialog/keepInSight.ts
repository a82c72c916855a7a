import type { FocusEvent } from 'react'

/** Space between the focused element and the footer, for the focus ring, in pixels. */
const GAP = 16

/**
 * Scrolls a keyboard-focused element into view above a sticky footer (WCAG 2.4.11). The browser does not do
 * so when focus wraps around, because Radix moves it without scrolling.
 */
export function keepInSight({ currentTarget: dialog, target }: FocusEvent<HTMLElement>): void {
  const foot = dialog.querySelector<HTMLElement>('[data-gw-foot]')
  const isOver = foot && getComputedStyle(foot).position === 'sticky'
  dialog.style.scrollPaddingBlockEnd = isOver ? `${foot.offsetHeight + GAP}px` : ''
  // React also bubbles events from the dialog's portals, which are not inside it.
  if (!dialog.contains(target) || foot?.contains(target) || !target.matches(':focus-visible')) {
    return
  }
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
