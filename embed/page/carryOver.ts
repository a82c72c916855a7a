import { type Field, isTyped } from './serverFields'

/** What of a widget takes something over: its fields, and buttons that stand for a choice. */
const SUCCESSORS = 'input,select,textarea,[data-gw-name] button'

type Successor = Field | HTMLButtonElement

/**
 * Takes what a shopper typed into the server's fields over to the widget's fields of the same name, or of the
 * `data-gw-name` that is around them, as if it were typed there; the focus goes along. A field that the widget has
 * not yet gets it when it comes.
 */
export function carryOver(fields: readonly Field[], focused: Element | null, to: Element): void {
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
    if (!active || active === body || active === focused) return true
    return fields.some(({ name }) => name === nameOf(active as Successor))
  }
  const changes = new MutationObserver(carry)
  changes.observe(to, { childList: true, subtree: true })
  carry()
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
