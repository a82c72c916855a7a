import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import type { AppRow, ChunkRow, Table } from '../../embed/table'

type Bundle = Rolldown.OutputBundle

interface LoaderOptions {
  version: string
  numberOf(name: string): number
  /** Apps by name with the paths that are read early. */
  apps: Readonly<Record<string, AppRow>>
  /** The loader's source. */
  loader: string
}

/** A file of the build as `manifest.json` lists it. */
interface ManifestEntry {
  number: number
  name: string
  file: string
  integrity: string
  style: string | null
  styleIntegrity: string | null
  /** Numbers of the chunks that it needs. */
  needs: readonly number[]
}

/**
 * Writes `embed.js`, the loader with the table of all chunks in it, and `manifest.json`; prints the
 * sizes. Checksums are taken from the files as they were written.
 */
export function loaderPlugin(options: LoaderOptions): Plugin {
  return {
    name: 'gw-loader',
    // A style gets the hash of its script, which Vite lets depend on it: one hash in the table for
    // both files.
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const file of chunk.viteMetadata?.importedCss ?? []) {
          const sheet = bundle[file]
          if (sheet?.type !== 'asset') throw new Error(`${file} belongs to two chunks.`)
          const fileName = chunk.fileName.replace(/js$/, 'css')
          this.emitFile({ type: 'asset', fileName, source: sheet.source })
          delete bundle[file]
        }
      }
    },
    async writeBundle({ dir = '' }, bundle) {
      const entries = await Promise.all(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map((chunk) => entryOf(chunk, bundle, dir, options.numberOf)),
      )
      entries.sort((a, b) => a.number - b.number)
      const { version, apps, loader: source } = options
      const direct = directNeeds(entries)
      const chunks = Object.fromEntries(
        entries.map((entry) => [entry.number, rowOf(entry, direct(entry))]),
      )
      const code = await bundleLoader(source, { version, apps, chunks })
      await writeFile(join(dir, 'embed.js'), code)
      const loader = { file: 'embed.js', integrity: integrityOf(code) }
      const manifest = { version, loader, chunks: entries }
      await writeFile(join(dir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      await printSizes(dir, code, entries)
    },
  }
}

async function entryOf(
  chunk: Rolldown.OutputChunk,
  bundle: Bundle,
  dir: string,
  numberOf: LoaderOptions['numberOf'],
): Promise<ManifestEntry> {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  if (styles.length > 1) throw new Error(`The chunk "${chunk.name}" has ${styles.length} styles.`)
  const style = styles.length > 0 ? chunk.fileName.replace(/js$/, 'css') : null
  const needs = [...needsOf(chunk, bundle)].map((name) => numberOf(name)).sort((a, b) => a - b)
  return {
    number: numberOf(chunk.name),
    name: chunk.name,
    file: chunk.fileName,
    integrity: integrityOf(await readFile(join(dir, chunk.fileName))),
    style,
    styleIntegrity: style && integrityOf(await readFile(join(dir, style))),
    needs,
  }
}

/** Names of the chunks that a chunk imports, at any depth. */
function needsOf(chunk: Rolldown.OutputChunk, bundle: Bundle, seen = new Set<string>()) {
  for (const file of chunk.imports) {
    const needed = bundle[file]
    if (needed?.type !== 'chunk' || seen.has(needed.name)) continue
    seen.add(needed.name)
    needsOf(needed, bundle, seen)
  }
  return seen
}

/** What a chunk needs beside what its needs need: the loader follows them at once, and all the way. */
function directNeeds(entries: readonly ManifestEntry[]) {
  const needsOf = new Map(entries.map(({ number, needs }) => [number, needs]))
  return ({ needs }: ManifestEntry) => {
    const implied = new Set(needs.flatMap((need) => needsOf.get(need) ?? []))
    return needs.filter((need) => !implied.has(need))
  }
}

function rowOf({ file, integrity, styleIntegrity }: ManifestEntry, needs: readonly number[]) {
  const sumIn = (text: string) => text.slice('sha384-'.length)
  const hash = file.split('.')[1] ?? ''
  const styleSum = styleIntegrity ? sumIn(styleIntegrity) : 0
  const row: ChunkRow = [hash, sumIn(integrity), styleSum, ...needs]
  return row
}

async function bundleLoader(source: string, table: Table): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __GIFTWELL_TABLE__: JSON.stringify(table) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  const code = first?.output[0].code
  if (!code) throw new Error('The loader came out empty.')
  return code
}

const integrityOf = (data: string | Buffer) =>
  `sha384-${createHash('sha384').update(data).digest('base64')}`

/** Checksums cannot be compressed, so the loader is measured with them and without. */
async function printSizes(dir: string, code: string, entries: readonly ManifestEntry[]) {
  const bare = code.replace(/[A-Za-z0-9+/]{64}/g, '')
  const rows: [string, string | Buffer][] = [
    ['embed.js', code],
    ['embed.js without checksums', bare],
  ]
  for (const { name, file, style } of entries) {
    rows.push([`${file} (${name})`, await readFile(join(dir, file))])
    if (style) rows.push([`${style} (${name})`, await readFile(join(dir, style))])
  }
  console.log('\nBytes, plain and brotli:')
  for (const [name, data] of rows) {
    const [plain, small] = [Buffer.byteLength(data), brotliCompressSync(data).length]
    console.log(name.padEnd(40), String(plain).padStart(8), String(small).padStart(8))
  }
}
