/** What browsers compare a file with, from its SHA-384 in base64. */
export const integrityOf = (sum: string): string => `sha384-${sum}`
