/**
 * The plural form that a number takes, as an index from 0, by language. `createFormat` registers its locale's,
 * so that a page in the built-in texts' language needs none.
 */
export const plurals = new Map<string, (count: number) => number>()
