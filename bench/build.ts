import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

/** The folder for built page scripts. */
export const OUT_DIR = 'dist/bench-floors'

/** Brotli bytes of an entry's initial files, and of everything that it may load later. */
export interface Weight {
  first: number
  all: number
}

interface BuildOptions {
  /** Whether it is written to `OUT_DIR`. */
  isWritten?: boolean
  /** Packages that are not counted. */
  external?: readonly (string | RegExp)[]
  plugins?: readonly Plugin[]
}

/** Builds one entry of `bench/floors` and weighs it. */
export const buildFloor = (name: string, options?: BuildOptions): Promise<Weight> =>
  buildPage(`bench/floors/${name}`, options)

/** Builds the script of a page, minified like the embed, and weighs it. */
export async function buildPage(
  entry: string,
  { isWritten = false, external = [], plugins = [] }: BuildOptions = {},
): Promise<Weight> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: {
      write: isWritten,
      outDir: OUT_DIR,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: { [scriptName(entry)]: entry },
        external: [...external],
        preserveEntrySignatures: 'strict',
        // Packages that also run on servers mark files with directives, which a bundle cannot keep.
        checks: { moduleLevelDirective: false },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  // Only one output was requested.
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  const files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = first?.output ?? []
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const weigh = (some: readonly Rolldown.OutputChunk[]) =>
    some.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
  const entryChunk = chunks.find(({ isEntry }) => isEntry)
  const atOnce = chunks.filter(
    (chunk) => chunk === entryChunk || entryChunk?.imports.includes(chunk.fileName),
  )
  return { first: weigh(atOnce), all: weigh(chunks) }
}

/** File name of an entry's built script, without its extension. */
export const scriptName = (entry: string): string =>
  (entry.split('/').at(-1) ?? '').replace(/\.tsx?$/, '')
