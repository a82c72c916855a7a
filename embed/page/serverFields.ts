export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELDS = 'input,select,textarea'

/** The fields that a server has sent into a root, in which a shopper has typed or is. */
export const usedFields = (from: Element, widget: Element): Field[] =>
  [...from.querySelectorAll<Field>(FIELDS)].filter(
    (field) => !widget.contains(field) && (field === document.activeElement || isTyped(field)),
  )

/** Whether there is something else in it than the server wrote, or the server wrote what was typed. */
export function isTyped(field: Field): boolean {
  if (field.closest('[data-giftwell-typed]')) return true
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  return 'checked' in field && /^(?:checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}
