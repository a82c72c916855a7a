/** Turns an identifier into words: `fiveRecipients` is "Five recipients". */
export function inWords(name: string): string {
  const words = name
    .replace(/^e(?=[A-Z])/, 'e-')
    .replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
