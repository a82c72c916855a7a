/**
 * Which form of a word a number takes, counted from 0, by language: `createFormat` brings that of its
 * locale, so that a page in the language of our own texts carries none.
 */
export const plurals = new Map<string, (count: number) => number>()
