import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
}

/**
 * A file of the embed by name; null if there is none. The loader must be revalidated each time; numbered files
 * never change.
 */
export async function embedFile(folder: string, wanted: string): Promise<Response | null> {
  const name = normalize(wanted)
  const type = TYPES[name.split('.').at(-1) ?? '']
  if (name.includes('..') || !type) return null
  const file = await readFile(join(folder, name)).catch(() => null)
  if (!file) return null
  const isNumbered = /^\d+\.[0-9a-f]+\./.test(name)
  return new Response(file, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': isNumbered ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}
