type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const touched = new WeakSet<object>()

/** Records which fields are typed into, from now on. */
export const watchFields = (): void =>
  // A dispatched event has a target.
  addEventListener('input', ({ target }) => touched.add(target as Field), true)

/**
 * Whether a field of the page has typed input that was not sent, which a reload would lose.
 *
 * A field that was typed into counts if it is in a form and not empty. Other fields of the page count if their
 * text differs from the default, as after a browser has restored them; in widgets, Preact makes all fields with
 * a text look like that. Fields that a widget has replaced do not count.
 */
export const hasUnsavedInput = (): boolean =>
  [...document.querySelectorAll<Field>('input,select,textarea')].some(
    (field) =>
      !field.closest('[data-giftwell-kept]') &&
      (touched.has(field)
        ? field.form && field.value
        : // Text, textarea, tel: other types change their own value, or have no default.
          !field.closest('.gw-root') &&
          /^te/.test(field.type) &&
          field.value !== (field as HTMLInputElement).defaultValue),
  )
