import type { KeyboardEvent } from 'react'

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'

/**
 * Wraps Shift+Tab to the end of a dialog that begins with radios. The browser's tab stop is the checked
 * radio, but Radix treats the first one as the edge and would leave focus where it is.
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
