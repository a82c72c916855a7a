import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** Brotli bytes of what an entry needs at once, and of all that it may ask for later. */
export interface Weight {
  first: number
  all: number
}

interface BuildOptions {
  /** Where it is written; nowhere unless given. */
  outDir?: string
  /** Packages that are not counted. */
  external?: readonly (string | RegExp)[]
}

/** Builds one entry of `bench/floors`, made small in the same way as the embed, and weighs it. */
export async function buildFloor(
  name: string,
  { outDir, external = [] }: BuildOptions = {},
): Promise<Weight> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: outDir !== undefined,
      ...(outDir ? { outDir, emptyOutDir: false } : {}),
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { [name.replace(/\.tsx?$/, '')]: `bench/floors/${name}` },
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  })
  // One output was asked for.
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  const files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = first?.output ?? []
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const weigh = (some: readonly Rolldown.OutputChunk[]) =>
    some.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
  const entry = chunks.find(({ isEntry }) => isEntry)
  const atOnce = chunks.filter(
    (chunk) => chunk === entry || entry?.imports.includes(chunk.fileName),
  )
  return { first: weigh(atOnce), all: weigh(chunks) }
}
