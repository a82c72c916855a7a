import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** One file of Vite's manifest. */
interface Entry {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** Bytes, compressed by brotli, of the scripts that a page starts with, and of those that follow. */
export async function leastWeight(folder: string): Promise<{ first: number; later: number }> {
  const manifest: Record<string, Entry> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const first = new Set<string>()
  const take = (key: string) => {
    if (first.has(key)) return
    first.add(key)
    for (const imported of manifest[key]?.imports ?? []) take(imported)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) take(key)

  const weights = { first: 0, later: 0 }
  for (const [key, { file }] of Object.entries(manifest)) {
    weights[first.has(key) ? 'first' : 'later'] += brotliCompressSync(
      await readFile(join(folder, file)),
    ).length
  }
  return weights
}
