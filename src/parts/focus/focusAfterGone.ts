import { isFocusFree } from './isFocusFree'

/**
 * Does what takes a control away, and gives its focus to the heading of what is around it. Where
 * the control is still there in the end, as after a failure, it keeps the focus.
 */
export async function focusAfterGone(control: Element, change: () => Promise<unknown>) {
  const around = control.closest('[data-gw-line], section, .gw-dialog')
  await change()
  // The list renders again after the change has settled, at times some frames later.
  let frames = 30
  while (control.isConnected) {
    if (!frames--) return
    await new Promise(requestAnimationFrame)
  }
  // A dialog takes to itself the focus of what goes in it.
  if (isFocusFree() || around?.matches(':focus'))
    around?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
}
