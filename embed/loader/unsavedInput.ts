type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const touched = new WeakSet<object>()

/** Notes which fields are typed into, from now on. */
export const watchFields = (): void =>
  // An event that has come has a target.
  addEventListener('input', ({ target }) => touched.add(target as Field), true)

/**
 * Whether a field of the page holds what was typed and not yet sent, so that a reload loses it.
 *
 * A field that was typed into counts when a form has it and it is not empty. Another one of the page
 * counts when its text is not its default, which is how a browser leaves fields that it fills again; in a
 * widget Preact leaves all that have a text so. What a widget has replaced is out of use.
 */
export const hasUnsavedInput = (): boolean =>
  [...document.querySelectorAll<Field>('input,select,textarea')].some(
    (field) =>
      !field.closest('[data-giftwell-kept]') &&
      (touched.has(field)
        ? field.form && field.value
        : // Text, textarea, tel: others change their own value, or have no default.
          !field.closest('.gw-root') &&
          /^te/.test(field.type) &&
          field.value !== (field as HTMLInputElement).defaultValue),
  )
