import { type Field, isTyped } from './serverFields'

/** Elements of a widget that can take over input: its fields, and buttons that represent a choice. */
const SUCCESSORS = 'input,select,textarea,[data-gw-name] button'

/** Elements of a widget that can receive the focus, and the fallback if there are none. */
const CONTROLS = 'a[href],button,summary'
const HEADINGS = '[data-gw-heading],h1,h2,h3'

type Successor = Field | HTMLButtonElement

/**
 * Transfers what a shopper typed into the server's fields to the widget's fields with the same name, or inside
 * the same `data-gw-name`, as if typed there, together with the focus. A field that the widget does not have yet
 * receives it when it appears; a button with its name in `data-gw-brings` is pressed to make it appear. Without a
 * matching field, the focus goes to a similar element.
 */
export function carryOver(
  fields: readonly Field[],
  focused: Element | null,
  to: HTMLElement,
): void {
  let left = fields.filter(({ name, type }) => name && type !== 'file')
  const carry = () => {
    left = left.filter((field) => {
      const successors = successorsOf(field, to)
      const next = successors.find((one) =>
        field.type === 'radio' ? one.value === field.value : !(one instanceof HTMLButtonElement),
      )
      if (!next) {
        if (field.value || field === focused) bringersOf(field.name, to).forEach(press)
        return true
      }
      if (isTyped(field)) take(next, field, successors)
      if (field === focused && isFree()) next.focus()
      // A hidden placeholder of a choice does not count: wait for the actual control.
      return next.hidden && isTyped(field)
    })
    if (left.length === 0) changes.disconnect()
  }
  // Leave the focus alone if the shopper has moved on; otherwise the first matching field receives it.
  const isFree = () => {
    const { activeElement: active, body } = document
    if (!active || active === body || active === focused || active === standIn) return true
    const name = nameOf(active as Successor)
    return fields.some((field) => field.name === name) || bringersOf(name, to).length > 0
  }
  const changes = new MutationObserver(carry)
  changes.observe(to, { childList: true, subtree: true })
  let standIn: Element | undefined
  carry()
  // Hidden elements are about to lose the focus.
  if (focused?.closest('[data-giftwell-kept]') && !to.contains(document.activeElement))
    standIn = placesLike(focused, to).find(takesFocus)
}

/** Elements with the same field, target or name; else the headings, and the widget itself. */
function placesLike(one: Element, to: HTMLElement): HTMLElement[] {
  const sameIn = (read: (control: Element) => string | null | undefined) => {
    const wanted = read(one)
    return [...to.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => wanted && read(control) === wanted,
    )
  }
  return [
    ...bringersOf((one as Field).name, to),
    ...sameIn(hrefOf),
    ...sameIn(wordsOf),
    ...to.querySelectorAll<HTMLElement>(HEADINGS),
    to,
  ]
}

const hrefOf = (control: Element) => control.getAttribute('href')
const wordsOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent)?.trim()

function takesFocus(place: HTMLElement): boolean {
  if (!place.matches(CONTROLS)) place.tabIndex = -1
  place.focus()
  return place === document.activeElement
}

const successorsOf = (field: Field, to: Element): Successor[] =>
  [...to.querySelectorAll<Successor>(SUCCESSORS)].filter((next) => nameOf(next) === field.name)

/** Buttons that make fields with this name appear. */
const bringersOf = (name: string | undefined, to: Element) =>
  to.querySelectorAll<HTMLElement>(`[data-gw-brings~="${CSS.escape(name ?? '')}"]`)

const nameOf = (next: Successor): string | undefined =>
  next.closest<HTMLElement>('[data-gw-name]')?.dataset.gwName ?? next.name

function take(next: Successor, like: Field, group: readonly Successor[]): void {
  if (like.type === 'radio') {
    if (!(like as HTMLInputElement).checked) return
    // One of several was selected, so deselect the others.
    for (const other of group)
      if (other !== next && other.type === 'checkbox' && isChecked(other)) other.click()
  }
  if (next instanceof HTMLButtonElement) press(next)
  else if (isTick(next)) {
    if (isTick(like) && isChecked(next) !== isChecked(like)) next.click()
  } else type(next, like.value)
}

const pressed = new WeakSet<Element>()

/** Presses a button once, however many fields it brings. */
function press(button: HTMLElement): void {
  if (pressed.has(button)) return
  pressed.add(button)
  button.click()
}

/** React overrides the property on its own fields, and only notices changes through the native setter. */
function type(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
  // Input takes effect when the field is left, which a widget notices once it has rendered.
  setTimeout(() => {
    if (field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

const isTick = (field: Successor): boolean => /^(?:checkbox|radio)$/.test(field.type)
const isChecked = (field: Successor): boolean => (field as HTMLInputElement).checked
