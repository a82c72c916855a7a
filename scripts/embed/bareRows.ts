import type { Plugin } from 'vite'

/** What a row of the contract says for people, and for tests. */
const WORDS = /^ {2}(?:summary:\s*(?:'[^'\n]*'|"[^"\n]*")|stale: \[[^\]]*\]),\n/gm

/** A module of the contract without what no call reads. Throws when a row is written otherwise. */
export function bareRows(code: string, id: string): string {
  const result = code.replace(WORDS, '')
  if (/^\s*(?:summary|stale):/m.test(result)) {
    throw new Error(`gw-bare-rows: a row in ${id} is not laid out as in scripts/embed/bareRows.ts.`)
  }
  return result
}

/** A page pays for the calls that it makes, not for what is said of them. */
export function bareRowsPlugin(): Plugin {
  return {
    name: 'gw-bare-rows',
    enforce: 'pre',
    transform(code, id) {
      const isOfRows = /[\\/]src[\\/]api[\\/].*\.ts$/.test(id) && code.includes('satisfies Row')
      return isOfRows ? { code: bareRows(code, id), map: null } : null
    },
  }
}
