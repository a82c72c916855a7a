/**
 * Does what takes a control away, and gives its focus to the heading of the section around it. Where
 * the control is still there in the end, as after a failure, it keeps the focus.
 */
export async function focusAfterGone(control: Element, change: () => Promise<unknown>) {
  const heading = control.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')
  await change()
  // The list is drawn anew after the change has settled.
  requestAnimationFrame(() => {
    if (!control.isConnected && document.activeElement === document.body) heading?.focus()
  })
}
