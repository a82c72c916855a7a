export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELDS = 'input,select,textarea'

/** The server's fields in a root that a shopper has typed into or focused. */
export const usedFields = (from: Element, widget: Element): Field[] =>
  [...from.querySelectorAll<Field>(FIELDS)].filter(
    (field) => !widget.contains(field) && (field === document.activeElement || isTyped(field)),
  )

/** Whether a field differs from what the server wrote, or the server marked its content as typed. */
export function isTyped(field: Field): boolean {
  if (field.closest('[data-giftwell-typed]')) return true
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  return 'checked' in field && /^(?:checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}
