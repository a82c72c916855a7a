/** Whether a text can be the token of an address link; another app's route is not one. */
export const isClaimToken = (text: string): boolean => /^[\w.~-]{1,200}$/.test(text)
