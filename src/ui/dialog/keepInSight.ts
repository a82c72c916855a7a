import type { FocusEvent } from 'react'

/** What stays free between the focus and a foot, for its ring, in pixels. */
const GAP = 16

/**
 * Scrolls what the keyboard has put the focus on into sight, above a foot that stays (WCAG 2.4.11). The
 * browser does not where the focus goes round: Radix moves it without scrolling.
 */
export function keepInSight({ currentTarget: dialog, target }: FocusEvent<HTMLElement>): void {
  const foot = dialog.querySelector<HTMLElement>('[data-gw-foot]')
  const isOver = foot && getComputedStyle(foot).position === 'sticky'
  dialog.style.scrollPaddingBlockEnd = isOver ? `${foot.offsetHeight + GAP}px` : ''
  // What is drawn by a portal of the dialog is not in it.
  if (!dialog.contains(target) || foot?.contains(target) || !target.matches(':focus-visible')) {
    return
  }
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
