import { CHUNK_TIMEOUT_MS } from '../src/domain/constants'
import { type ChunkFailure, ChunkLoadError } from './ChunkLoadError'
import { loadStyle } from './loadStyle'
import type { Table } from './table'

/** What a chunk exports; apps have a `mount`. */
export type ChunkModule = Readonly<Record<string, unknown>>

interface ChunkLoaderOptions {
  chunks: Table['chunks']
  /** Where the files are, with a slash at its end. */
  base: string
  nonce: string
  /** Runs a module; the browser's `import()`. */
  bring(address: string): Promise<ChunkModule>
}

/**
 * Loads chunks by number: the chunk and all that it needs are asked for side by side, and its
 * styles are in place before it is given out. A chunk that failed is asked for again next time.
 *
 * Rejects with a `ChunkLoadError` that names the file which is to blame, be it one that the asked
 * for chunk needs.
 */
export function createChunkLoader({ chunks, base, nonce, bring }: ChunkLoaderOptions) {
  const loads = new Map<number, Promise<ChunkModule>>()

  async function begin(number: number, mustMount: boolean): Promise<ChunkModule> {
    if (!Object.hasOwn(chunks, number)) throw new ChunkLoadError(number, 'missing', base)
    const [script, , style, styleSum, ...needs] = chunks[number] as Table['chunks'][number]
    const file = (hash: string, ending: string) => `${base}${number}.${hash}.${ending}`
    const address = file(script, 'js')
    const needed = Promise.all(needs.map((need) => load(need)))
    const own = Promise.all([
      timed(number, address, bring(address)),
      style && timed(number, file(style, 'css'), loadStyle(file(style, 'css'), styleSum, nonce)),
    ])
    // Both may fail; what is needed is told first, since the other could only fail for its sake.
    own.catch(() => {})
    await needed
    const [chunk] = await own
    if (mustMount && typeof chunk.mount !== 'function') {
      throw new ChunkLoadError(number, 'missing', address)
    }
    return chunk
  }

  function load(number: number, mustMount = false): Promise<ChunkModule> {
    let loading = loads.get(number)
    if (!loading) {
      loading = begin(number, mustMount)
      loads.set(number, loading)
      loading.catch(() => loads.delete(number))
    }
    return loading
  }

  return load
}

/** Gives a file 5 s, finding out why it failed included. Source: specification §9. */
function timed<T>(number: number, address: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (kind: ChunkFailure, cause?: unknown) =>
      reject(new ChunkLoadError(number, kind, address, cause))
    const timer = setTimeout(fail, CHUNK_TIMEOUT_MS, 'timeout')
    const settle = () => clearTimeout(timer)
    work.then(
      (value) => {
        settle()
        resolve(value)
      },
      async (cause) => {
        fail(await failureOf(address), cause)
        settle()
      },
    )
  })
}

/**
 * Why a file failed, which `import()` and links keep to themselves: it is asked for once more. An
 * answer of another type than the file's is a page that somebody serves for whatever is missing.
 */
async function failureOf(address: string): Promise<ChunkFailure> {
  try {
    const { ok, headers } = await fetch(address)
    return ok && !/javascript|css/.test(headers.get('content-type') ?? '') ? 'missing' : 'error'
  } catch {
    return 'error'
  }
}
