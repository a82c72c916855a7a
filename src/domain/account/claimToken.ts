/** Whether a text can be what a link that asks for an address bears; a route of another app of the page is none. */
export const isClaimToken = (text: string): boolean => /^[\w.~-]{1,200}$/.test(text)
