import type { Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

/** Entries that a Server Component may import only as client references. */
const CLIENT_ENTRY = /[\\/](?:index|embed|widgets[\\/][\w-]+)\.js$/
const IMPORTS_REACT = /\bfrom\s*['"]react(?:-dom)?(?:\/[\w-]+)?['"]/

/**
 * Writes `'use client'` into the modules that know React, and only there: the rules and the client
 * that they share with `giftwell/api` run on a server as well. In CommonJS the directive would not be
 * the first statement, and no bundler asks for it there.
 */
export function clientDirective(): Plugin {
  return {
    name: 'client-directive',
    renderChunk(code, { path }) {
      if (this.format !== 'esm') return undefined
      const isClient = CLIENT_ENTRY.test(path) || IMPORTS_REACT.test(code)
      // On the first line, in place of a line break of its own, so that source maps stay true.
      return isClient ? { code: `'use client';${code}` } : undefined
    },
  }
}
