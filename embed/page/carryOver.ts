type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELDS = 'input,select,textarea'

/**
 * Takes what a shopper typed into the server's fields over to the widget's fields of the same name, or of the same
 * `data-gw-name`, as if it were typed there. Returns where the focus belongs, if a field that has a successor had it.
 */
export function carryOver(from: Element, to: Element): HTMLElement | null {
  let focus: HTMLElement | null = null
  for (const field of from.querySelectorAll<Field>(FIELDS)) {
    const next = to.contains(field) ? null : successorOf(field, to)
    if (!next) continue
    if (isTyped(field)) type(next, field)
    if (field === document.activeElement) focus = next
  }
  return focus
}

function successorOf(field: Field, to: Element): Field | null {
  if (!field.name || field.type === 'file') return null
  const sameName = [...to.querySelectorAll<Field>(FIELDS)].filter(
    (next) => (next.dataset.gwName ?? next.name) === field.name,
  )
  // Radio buttons of a group share their name.
  if (field.type === 'radio') return sameName.find(({ value }) => value === field.value) ?? null
  return sameName[0] ?? null
}

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function type(field: Field, like: Field): void {
  if (isTick(field)) {
    if (isTick(like) && field.checked !== like.checked) field.click()
    return
  }
  // React replaces the property on its own fields, and hears only what the native one is told.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, like.value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'
