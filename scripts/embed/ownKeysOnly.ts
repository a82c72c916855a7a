import type { Plugin } from 'vite'

/*
 * valibot goes through the fields of a schema with `for … in`, which on a page that adds to the
 * prototype of all objects finds fields that no schema has, and refuses every answer.
 */

const FILE = /[\\/]node_modules[\\/]valibot[\\/]dist[\\/]/
const LOOP = /for \((const|let) (\w+) in ([\w$.]+)\)/g

/** Code whose loops visit own keys only. Throws where there is no such loop, so that it is not forgotten here. */
export function withOwnKeys(code: string, file: string): string {
  const own = code.replace(LOOP, 'for ($1 $2 of Object.keys($3))')
  if (own === code) {
    throw new Error(`${file} has no "for … in" any more: scripts/embed/ownKeysOnly.ts can go.`)
  }
  return own
}

/** Makes the embed's schemas safe on pages that extend the prototype of objects. */
export const ownKeysOnly = (): Plugin => ({
  name: 'gw-own-keys-only',
  transform: (code, id) => (FILE.test(id) ? { code: withOwnKeys(code, id), map: null } : null),
})
