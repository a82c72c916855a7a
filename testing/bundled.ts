import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll } from 'vitest'

/** Makes one file of a program for the tests of a file, as Node can run it; a function that gives its path. */
export function bundled(entry: string): () => string {
  const outfile = join('.cache', `${entry.replaceAll(/\W/g, '-')}-${process.pid}.mjs`)
  beforeAll(async () => {
    mkdirSync('.cache', { recursive: true })
    const options = { bundle: true, packages: 'external', format: 'esm', platform: 'node' } as const
    await build({ ...options, entryPoints: [entry], outfile })
  })
  afterAll(() => rmSync(outfile, { force: true }))
  return () => outfile
}
