import { relative } from 'node:path'
import type { Plugin } from 'vite'

interface Mutant {
  path: string
  start: number
  end: number
  text: string
}

/** Applies the mutation of `npm run mutants` when its source is loaded; the file itself is unchanged. */
export function plantedMutant(): Plugin | null {
  const { GIFTWELL_MUTANT: given } = process.env
  if (!given) return null
  const { path, start, end, text }: Mutant = JSON.parse(given)
  return {
    name: 'planted-mutant',
    enforce: 'pre',
    transform(code, id) {
      if (relative('.', id.split('?')[0] ?? id) !== path) return
      return { code: code.slice(0, start) + text + code.slice(end), map: null }
    },
  }
}
