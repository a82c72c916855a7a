type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Types whose value differs from its default without anybody having typed. */
const UNTYPED = /^(checkbox|radio|range|color)$/

const touched = new WeakSet<EventTarget>()

/** Notes which fields are typed into, from now on. */
export function watchFields(): void {
  addEventListener('input', ({ target }) => target && touched.add(target), true)
}

/** Whether a field of the page holds what was typed and not yet sent, so that a reload loses it. */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<Field>('input,select,textarea')].some(isUnsaved)
}

/**
 * A field of a form counts when it was typed into and is not empty: React keeps a field's default
 * equal to its value. Any other counts when its value is not its default, which is also how a
 * browser leaves fields that it fills again after a visit. What a widget has replaced is out of use.
 */
function isUnsaved(field: Field): boolean {
  if (field.closest('[data-giftwell-kept]')) return false
  if (touched.has(field) && field.form) return field.value !== ''
  return 'defaultValue' in field && !UNTYPED.test(field.type) && field.value !== field.defaultValue
}
