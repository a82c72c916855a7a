import { type RefObject, useLayoutEffect } from 'react'

/** The cart of the header where it is a sheet over the page. */
const SHEET = '[data-gw-sheet]'

/** How much lower a dialog begins than it would. */
const ROOM = '--gw-dialog-room'

/** Room beside a dialog, in pixels, from which on a toast can be read in it. */
const NARROWEST = 220

/** What is left of a dialog that makes room, in pixels; a lower one keeps its height. */
const LOWEST = 320

/** What happens when something comes or goes that toasts make room for. */
const MOVES = ['animationend', 'focusin']

/** Space between a toast and the window's top, in pixels. */
const GAP = 8

/**
 * Has toasts stand where they cover nothing that is pressed: above the bar at the window's foot, and
 * clear of a dialog and of a sheet. All of them come, grow and go meanwhile.
 */
export function useToastPlace(area: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const toasts = area.current
    if (isEmpty || !toasts) return
    const dialog = toasts.closest<HTMLElement>('[role$="dialog"]')
    const around = () => dialog ?? document.querySelector<HTMLElement>(SHEET)
    // WebKit paints nothing of what is inside a dialog that scrolls and stands beside it.
    if (dialog) openOver(toasts)
    const place = () => {
      const part = around()
      const foot = part ? footBeside(part, toasts) : footHeight()
      toasts.style.setProperty('--gw-toast-foot', `${foot}px`)
    }
    // Before it is seen: whoever aims at a toast would press what it stood over.
    place()
    // In a frame of its own: what it changes would be seen by the same round of observers.
    let frame = 0
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    const sizes = new ResizeObserver(placeSoon)
    for (const one of [toasts, around()]) if (one) sizes.observe(one)
    // The cart of the header takes the focus as it comes, gives it back as it goes, and its foot comes once it is read.
    for (const event of MOVES) document.addEventListener(event, placeSoon, true)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(frame)
      for (const event of MOVES) document.removeEventListener(event, placeSoon, true)
      around()?.style.removeProperty(ROOM)
    }
  }, [area, isEmpty])
}

/** Puts toasts into the top layer by themselves, where the browser has one. */
function openOver(toasts: HTMLElement): void {
  toasts.popover = 'manual'
  if (toasts.isConnected) toasts.showPopover?.()
}

/** How much of the window's foot a bar of ours takes up, in pixels. */
function footHeight(): number {
  const bars = [...document.querySelectorAll('[data-gw-foot]')]
  const tops = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && Math.abs(bottom - innerHeight) < 2)
    .map(({ top }) => innerHeight - top)
  return Math.max(0, ...tops)
}

/**
 * How far up toasts are out of the way of a dialog or a sheet, in pixels: beside it, below or above it, and else in room that
 * it makes. Both are measured as they stand without that, and the dialog as it stands when it is in.
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

/** The height of toasts and of the space over them. */
const neededHeight = (toasts: HTMLElement): number =>
  toasts.clientHeight - Number.parseFloat(getComputedStyle(toasts).paddingBlockEnd)
