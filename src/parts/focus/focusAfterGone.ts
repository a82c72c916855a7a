import { isFocusFree } from './isFocusFree'

/**
 * Does what takes a control away, and gives its focus to the heading of what is around it. Where
 * the control is still there in the end, as after a failure, it keeps the focus.
 */
export async function focusAfterGone(control: Element, change: () => Promise<unknown>) {
  const heading = control
    .closest('[data-gw-line], section')
    ?.querySelector<HTMLElement>('[tabindex="-1"]')
  await change()
  // The list renders again after the change has settled.
  requestAnimationFrame(() => {
    if (!control.isConnected && isFocusFree()) heading?.focus()
  })
}
