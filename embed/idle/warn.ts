/** Says something to whoever builds the page, in the browser's console. */
export const warn = (message: string): void => console.warn(`Giftwell: ${message}`)
