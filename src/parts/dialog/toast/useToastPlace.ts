import { type RefObject, useLayoutEffect } from 'react'

/** The header cart when it is a sheet over the page. */
const SHEET = '[data-gw-sheet]'

/** How far a dialog is moved down to make room for toasts. */
const ROOM = '--gw-dialog-room'

/** Minimum width beside a dialog at which a toast is readable, in pixels. */
const NARROWEST = 220

/** Minimum height left for a dialog that makes room, in pixels; below it, the dialog keeps its height. */
const LOWEST = 320

/** Events fired when something that toasts avoid appears or disappears. */
const MOVES = ['animationend', 'focusin']

/** Space between a toast and the window's top, in pixels. */
const GAP = 8

/**
 * Positions toasts where they cover no controls: above the bar at the bottom of the window, and clear of a
 * dialog or sheet. Repositions as any of these appear, resize or disappear.
 */
export function useToastPlace(area: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const toasts = area.current
    if (isEmpty || !toasts) return
    const dialog = toasts.closest<HTMLElement>('[role$="dialog"]')
    const around = () => dialog ?? document.querySelector<HTMLElement>(SHEET)
    // WebKit does not paint content of a scrolling dialog that is positioned outside its box.
    if (dialog) openOver(toasts)
    const place = () => {
      const part = around()
      const foot = part ? footBeside(part, toasts) : footHeight()
      toasts.style.setProperty('--gw-toast-foot', `${foot}px`)
    }
    // Before paint: otherwise a press aimed at a toast could hit what it covered before.
    place()
    // In a separate frame: its changes would otherwise trigger the observers in the same cycle.
    let frame = 0
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    const sizes = new ResizeObserver(placeSoon)
    for (const one of [toasts, around()]) if (one) sizes.observe(one)
    // The header cart takes focus when it opens and returns it when it closes; its footer appears once the cart
    // has loaded.
    for (const event of MOVES) document.addEventListener(event, placeSoon, true)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(frame)
      for (const event of MOVES) document.removeEventListener(event, placeSoon, true)
      around()?.style.removeProperty(ROOM)
    }
  }, [area, isEmpty])
}

/** Puts toasts into the top layer separately, if the browser supports it. */
function openOver(toasts: HTMLElement): void {
  toasts.popover = 'manual'
  if (toasts.isConnected) toasts.showPopover?.()
}

/** Height of our bar at the bottom of the window, in pixels. */
function footHeight(): number {
  const bars = [...document.querySelectorAll('[data-gw-foot]')]
  const tops = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && Math.abs(bottom - innerHeight) < 2)
    .map(({ top }) => innerHeight - top)
  return Math.max(0, ...tops)
}

/**
 * How far up toasts have to be to clear a dialog or a sheet, in pixels: beside, below or above it, or else
 * in room that it makes. Measures both without earlier adjustments, and the dialog by its layout offsets,
 * which its opening animation does not affect.
 */
function footBeside(dialog: HTMLElement, toasts: HTMLElement): number {
  const { scrollTop } = dialog
  dialog.style.removeProperty(ROOM)
  toasts.style.removeProperty('max-inline-size')
  toasts.removeAttribute('data-narrow')
  const { offsetTop: above, offsetLeft: beside, offsetHeight: height } = dialog
  const below = innerHeight - above - height
  const needed = neededHeight(toasts)
  const ends = Math.max(...[...toasts.children].map((one) => one.getBoundingClientRect().right))
  if (ends <= beside || needed <= below) return 0
  if (needed <= above) return below + height
  if (beside >= NARROWEST) {
    toasts.style.maxInlineSize = `${beside}px`
    toasts.setAttribute('data-narrow', '')
    return 0
  }
  if (innerHeight - needed < LOWEST) {
    return below + (dialog.querySelector<HTMLElement>('[data-gw-foot]')?.offsetHeight ?? 0)
  }
  dialog.style.setProperty(ROOM, `${needed + GAP - above}px`)
  dialog.scrollTop = scrollTop
  return innerHeight - dialog.offsetTop
}

/** The height of the toasts and of the space above them. */
const neededHeight = (toasts: HTMLElement): number =>
  toasts.clientHeight - Number.parseFloat(getComputedStyle(toasts).paddingBlockEnd)
