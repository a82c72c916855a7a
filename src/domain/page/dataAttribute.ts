/** A camelCase name as a data attribute: `data-api-base` for `apiBase`. */
export const dataAttribute = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
