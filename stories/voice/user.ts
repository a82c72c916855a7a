import { act, fireEvent } from '@testing-library/react'

/** The actions of a user who knows the names of the page's controls. */
export interface User {
  /** Presses a button, or selects a radio button or a checkbox, after focusing it. */
  press(name: RegExp, which?: 'last'): Promise<void>
  /** Replaces the text of a field, and leaves it. */
  type(name: RegExp, text: string): Promise<void>
  /** Presses Enter in a field, which submits its form. */
  enter(name: RegExp): Promise<void>
  /** Selects an option of a list. */
  choose(name: RegExp, option: RegExp): Promise<void>
}

const CONTROLS =
  'button, a[href], input, textarea, select, summary, [role="radio"], [role="switch"]'

/** A user who pauses after each action. */
export function userOf(pass: (ms: number) => Promise<void>): User {
  const find = async <TElement extends HTMLElement>(
    name: RegExp,
    which?: 'last',
  ): Promise<TElement> => {
    for (let tries = 0; tries < 40; tries++) {
      const all = controls().filter((control) => name.test(nameOf(control)))
      const found = all.at(which ? -1 : 0)
      if (found) return found as TElement
      await pass(50)
    }
    throw new Error(`No ${name} among: ${controls().map(nameOf).join(' | ')}`)
  }
  return {
    async press(name, which) {
      const control = await find(name, which)
      await act(async () => {
        control.focus()
        fireEvent.click(control)
      })
      await pass(100)
    },
    async type(name, text) {
      const field = await find<HTMLInputElement>(name)
      await act(async () => field.focus())
      await act(async () => void fireEvent.change(field, { target: { value: text } }))
      await pass(50)
      await act(async () => void fireEvent.blur(field))
      await pass(100)
    },
    async enter(name) {
      const field = await find<HTMLInputElement>(name)
      await act(async () => {
        field.focus()
        if (field.form) fireEvent.submit(field.form)
      })
      await pass(100)
    },
    async choose(name, option) {
      const list = await find<HTMLElement>(name)
      const isNative = list instanceof HTMLSelectElement
      await act(async () => list.focus())
      if (!isNative) await act(async () => void fireEvent.click(list))
      await pass(100)
      const options = isNative ? list.options : document.querySelectorAll('[role="option"]')
      const found = [...options].find(({ textContent }) => option.test(textContent ?? ''))
      if (!found) throw new Error(`No ${option} in ${name}`)
      await act(async () => {
        if (!isNative) fireEvent.click(found)
        else fireEvent.change(list, { target: { value: (found as HTMLOptionElement).value } })
      })
      await pass(100)
    },
  }
}

/** All reachable controls: only those of the dialog if one is open. */
function controls(): HTMLElement[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const place = dialogs[dialogs.length - 1] ?? document
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)]
}

/** The name of a control, as a screen reader would read it. */
function nameOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label')
  const by = (control.getAttribute('aria-labelledby') ?? '').split(' ')
  const named = by.map((id) => (id && document.getElementById(id)?.textContent) || '').join(' ')
  const labels = [...((control as HTMLInputElement).labels ?? [])]
  const text = labels.map(({ textContent }) => textContent).join(' ')
  return (label || named.trim() || text || control.textContent || '').replace(/\s+/g, ' ').trim()
}
