import { isFocusFree } from './isFocusFree'

/** So many frames a control is given to go once its change has settled. */
const FRAMES = 30

/**
 * Does what takes a control away, and gives its focus to the heading of what is around it. Where
 * the control is still there in the end, as after a failure, it keeps the focus.
 */
export async function focusAfterGone(control: Element, change: () => Promise<unknown>) {
  const heading = control
    .closest('[data-gw-line], section, aside, .gw-dialog')
    ?.querySelector<HTMLElement>('[tabindex="-1"]')
  await change()
  // The list renders again after the change has settled. A dialog takes the focus of what goes in it to itself.
  const look = (left: number) =>
    requestAnimationFrame(() => {
      if (control.isConnected) {
        if (left > 0) look(left - 1)
      } else if (isFocusFree() || document.activeElement?.matches('.gw-dialog')) heading?.focus()
    })
  look(FRAMES)
}
