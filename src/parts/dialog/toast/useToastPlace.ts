import { type RefObject, useLayoutEffect } from 'react'

/**
 * Has toasts stand where they cover nothing that is pressed: above the bar at the window's foot, and
 * clear of a dialog or, where it leaves no room, above its buttons. Both come, grow and go meanwhile.
 */
export function useToastPlace(area: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const toasts = area.current
    if (isEmpty || !toasts) return
    const dialog = toasts.closest<HTMLElement>('[role$="dialog"]')
    // WebKit paints nothing of what is inside a dialog that scrolls and stands beside it.
    if (dialog) openOver(toasts)
    const place = () => {
      const foot = dialog ? clearOf(dialog, toasts) : footHeight()
      toasts.style.setProperty('--gw-toast-foot', `${foot}px`)
    }
    const sizes = new ResizeObserver(place)
    for (const one of [toasts, dialog]) if (one) sizes.observe(one)
    // The cart of the header slides in, and its foot comes once it is read.
    document.addEventListener('animationend', place, true)
    return () => {
      sizes.disconnect()
      document.removeEventListener('animationend', place, true)
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

/** How far up toasts are out of a dialog's way, in pixels. It is measured as it stands when it is in. */
function clearOf(dialog: HTMLElement, toasts: HTMLElement): number {
  const { offsetTop: above, offsetLeft: beside, offsetHeight: height } = dialog
  const below = innerHeight - above - height
  const { children, clientHeight } = toasts
  const needed = clientHeight - Number.parseFloat(getComputedStyle(toasts).paddingBlockEnd)
  const ends = Math.max(...[...children].map((toast) => toast.getBoundingClientRect().right))
  if (ends <= beside || needed <= below) return 0
  if (needed <= above) return below + height
  return below + (dialog.querySelector<HTMLElement>('[data-gw-foot]')?.offsetHeight ?? 0)
}
