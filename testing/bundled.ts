import { mkdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll } from 'vitest'

/** Vite's `?raw`: a file as text, even if it is a script. */
const raw: Plugin = {
  name: 'raw',
  setup(builder) {
    builder.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?raw$/, '')),
      namespace: 'raw',
    }))
    builder.onLoad({ filter: /./, namespace: 'raw' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }))
  },
}

/**
 * Bundles a program for the tests of a file into one file that Node can run; returns a function for its path.
 */
export function bundled(entry: string): () => string {
  const outfile = join('.cache', `${entry.replaceAll(/\W/g, '-')}-${process.pid}.mjs`)
  beforeAll(async () => {
    mkdirSync('.cache', { recursive: true })
    const options = { bundle: true, packages: 'external', format: 'esm', platform: 'node' } as const
    await build({ ...options, entryPoints: [entry], outfile, plugins: [raw] })
  })
  afterAll(() => rmSync(outfile, { force: true }))
  return () => outfile
}
