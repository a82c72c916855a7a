/** How a name in camel case is written as an attribute: `data-api-base` for `apiBase`. */
export const dataAttribute = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
