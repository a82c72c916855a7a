/** Shows a message to the page's developer in the browser's console. */
export const warn = (message: string): void => console.warn(`Giftwell: ${message}`)
