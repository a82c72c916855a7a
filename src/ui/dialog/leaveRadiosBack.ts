import type { KeyboardEvent } from 'react'

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'

/**
 * Takes Shift+Tab round to the end of a dialog that begins with radios. The browser stops at the chosen
 * one, but Radix takes the first for the edge, and would leave the focus where it is.
 */
export function leaveRadiosBack(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, target, key, shiftKey } = event
  if (key !== 'Tab' || !shiftKey || !isRadio(target)) return
  const first = dialog.querySelector(STOPS)
  if (!isRadio(first) || first.name !== target.name) return
  event.preventDefault()
  dialog.querySelector<HTMLElement>(':scope > .gw-dialog-close')?.focus()
}

const isRadio = (one: unknown): one is HTMLInputElement =>
  one instanceof HTMLInputElement && one.type === 'radio'
