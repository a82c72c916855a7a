import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import type { Table } from '../../embed/loader/table'
import { bundleAlone } from './bundleAlone'
import { bundleLoader } from './bundleLoader'
import { hashOf, sha384, tableSum } from './checksum'
import { inventory, type Purposes } from './inventory'
import { type AppWords, loaderTable } from './loaderTable'
import { type NamedChunk, nameBySum } from './nameBySum'

export interface LoaderOptions {
  version: string
  numberOf(name: string): number
  /** Paths that are read early, by app. */
  reads: Readonly<Record<string, readonly string[]>>
  /** The purpose of each chunk, by name. */
  purposes: Purposes
  /** Files that need no other one, by name. */
  alone: Readonly<Record<'inspect', { number: number; source: string }>>
  /** The loader's source. */
  loader: string
}

/**
 * Names the files by their checksums and writes `embed.js` (the loader with the table of all chunks),
 * `manifest.json` for servers, and `script-inventory.json` for the review of a payment page; prints the sizes.
 * Checksums are those of the files as written.
 */
export function loaderPlugin(options: LoaderOptions): Plugin {
  const { version, numberOf, reads, purposes, alone, loader } = options
  return {
    name: 'gw-loader',
    async writeBundle({ dir = '' }, bundle) {
      const own = await Promise.all(Object.entries(alone).map((one) => writeAlone(dir, ...one)))
      const chunks = [...(await nameBySum(dir, bundle, numberOf)), ...own]
      const table = loaderTable(
        version,
        chunks.map((chunk) => ({
          number: chunk.number,
          needs: numbersOf(chunk, numberOf),
          scriptSum: tableSum(chunk.script),
          styleSum: chunk.style && tableSum(chunk.style.text),
          app: wordsOf(chunk.name, reads),
        })),
        alone.inspect.number,
      )
      const code = await bundleLoader(loader, table)
      await writeFile(join(dir, 'embed.js'), code)
      const manifest = {
        version,
        loader: { file: 'embed.js', integrity: sha384(code) },
        chunks: chunks.map((chunk) => entryOf(chunk, numberOf)),
      }
      await writeFile(join(dir, 'manifest.json'), json(manifest))
      const files = await inventory(dir, version, purposes, manifest.chunks)
      await writeFile(join(dir, 'script-inventory.json'), json(files))
      printSizes(code, table, chunks)
    },
  }
}

async function writeAlone(
  dir: string,
  name: string,
  { number, source }: { number: number; source: string },
): Promise<NamedChunk> {
  const script = await bundleAlone(source)
  const file = `${number}.${hashOf(tableSum(script))}.js`
  await writeFile(join(dir, file), script)
  return { name, number, file, script, style: null, needs: new Set() }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const wordsOf = (name: string, reads: LoaderOptions['reads']): AppWords | undefined => {
  const own = reads[name]
  return own && [name, ...own]
}

const numbersOf = ({ needs }: NamedChunk, numberOf: LoaderOptions['numberOf']) =>
  [...needs].map((name) => numberOf(name)).sort((a, b) => a - b)

/** A chunk's entry in `manifest.json`. */
const entryOf = (chunk: NamedChunk, numberOf: LoaderOptions['numberOf']) => ({
  number: chunk.number,
  name: chunk.name,
  file: chunk.file,
  integrity: sha384(chunk.script),
  style: chunk.style?.file ?? null,
  styleIntegrity: chunk.style && sha384(chunk.style.text),
  needs: numbersOf(chunk, numberOf),
})

/** Prints the sizes of a build. Checksums do not compress, so the loader is also measured without them. */
function printSizes(code: string, [, , sums]: Table, chunks: readonly NamedChunk[]): void {
  console.log('\nBytes, plain and brotli:')
  print('embed.js', code)
  print('embed.js without checksums', code.replace(sums, ''))
  for (const { file, name, script, style } of chunks) {
    print(`${file} (${name})`, script)
    if (style) print(`${style.file} (${name})`, style.text)
  }
}

function print(name: string, text: string): void {
  const [plain, small] = [Buffer.byteLength(text), brotliCompressSync(text).length]
  console.log(name.padEnd(40), String(plain).padStart(8), String(small).padStart(8))
}
