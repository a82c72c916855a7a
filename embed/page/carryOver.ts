import { type Field, isTyped } from './serverFields'

/** What of a widget takes something over: its fields, and buttons that stand for a choice. */
const SUCCESSORS = 'input,select,textarea,[data-gw-name] button'

/** What of a widget has the focus handed to it, and what has it where there is nothing of the kind. */
const CONTROLS = 'a[href],button,summary'
const HEADINGS = '[data-gw-heading],h1,h2,h3'

type Successor = Field | HTMLButtonElement

/**
 * Takes what a shopper typed into the server's fields over to the widget's fields of the same name, or of the
 * `data-gw-name` that is around them, as if it were typed there; the focus goes along. A field that the widget has
 * not yet gets it when it comes. The focus of what has no field there goes to what is like it.
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
      if (!next) return true
      if (isTyped(field)) take(next, field, successors)
      if (field === focused && isFree()) next.focus()
      // What only stands for a choice gives way to its control, which is waited for.
      return next.hidden && isTyped(field)
    })
    if (left.length === 0) changes.disconnect()
  }
  // Who went on elsewhere stays there; names that come take the focus to the first of them.
  const isFree = () => {
    const { activeElement: active, body } = document
    if (!active || active === body || active === focused || active === standIn) return true
    return fields.some(({ name }) => name === nameOf(active as Successor))
  }
  const changes = new MutationObserver(carry)
  changes.observe(to, { childList: true, subtree: true })
  let standIn: Element | undefined
  carry()
  // What is hidden loses the focus, in a moment.
  if (focused?.closest('[data-giftwell-kept]') && !to.contains(document.activeElement))
    standIn = placesLike(focused, to).find(takesFocus)
}

/** What leads to the same place, else has the same name; else the headings, and the widget itself. */
function placesLike(one: Element, to: HTMLElement): HTMLElement[] {
  const sameIn = (read: (control: Element) => string | null | undefined) => {
    const wanted = read(one)
    return [...to.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => wanted && read(control) === wanted,
    )
  }
  return [...sameIn(hrefOf), ...sameIn(wordsOf), ...to.querySelectorAll<HTMLElement>(HEADINGS), to]
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

const nameOf = (next: Successor): string | undefined =>
  next.closest<HTMLElement>('[data-gw-name]')?.dataset.gwName ?? next.name

function take(next: Successor, like: Field, group: readonly Successor[]): void {
  if (like.type === 'radio') {
    if (!(like as HTMLInputElement).checked) return
    // One of several was chosen, and nobody else.
    for (const other of group)
      if (other !== next && other.type === 'checkbox' && isChecked(other)) other.click()
  }
  if (next instanceof HTMLButtonElement) next.click()
  else if (isTick(next)) {
    if (isTick(like) && isChecked(next) !== isChecked(like)) next.click()
  } else type(next, like.value)
}

/** React replaces the property on its own fields, and hears only what the native one is told. */
function type(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
  // It counts once the field is left, which a widget hears when it has drawn it.
  setTimeout(() => {
    if (field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

const isTick = (field: Successor): boolean => /^(?:checkbox|radio)$/.test(field.type)
const isChecked = (field: Successor): boolean => (field as HTMLInputElement).checked
