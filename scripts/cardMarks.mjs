/*
 * Writes the marks of the cards that a store may take, so that the whole set of Simple Icons never
 * reaches a bundle. Run: node scripts/cardMarks.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const NAMES = ['visa', 'mastercard', 'americanexpress', 'discover']

const pathOf = (name) =>
  /<path d="([^"]+)"/.exec(readFileSync(resolve(`simple-icons/icons/${name}.svg`), 'utf8'))[1]

const text = `/*
 * Marks of cards from Simple Icons (https://simpleicons.org), CC0 1.0; the marks are their owners'.
 * Written by scripts/cardMarks.mjs.
 */

/** The path of each mark on a grid of 24 by 24, by the letters of its name. */
export const cardMarks = {
${NAMES.map((name) => `  ${name}:\n    '${pathOf(name)}',`).join('\n')}
} as const
`

const file = new URL('../src/parts/payment/cardMarks.data.ts', import.meta.url)
writeFileSync(file, text)
