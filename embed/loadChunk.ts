import { CHUNK_TIMEOUT_MS } from '../src/domain/constants'
import { type ChunkFailure, type ChunkLoadError, chunkLoadError } from './chunkLoadError'
import type { Table } from './table'

/** What a chunk exports; apps have a `mount`. */
export type ChunkModule = Readonly<Record<string, unknown>>

/** Loads a chunk by its number; an app's must have a `mount`. */
export type LoadChunk = (number: number, mustMount?: boolean) => Promise<ChunkModule>

/** Thrown by a file that came and is no chunk of ours. */
const NO_CHUNK = 0

/**
 * Loads chunks by number: the chunk and all that it needs are asked for side by side, and its
 * styles are in place before it is given out. A chunk that failed is asked for again next time.
 *
 * Rejects with a `ChunkLoadError` that names the file which is to blame, be it one that the asked
 * for chunk needs; `onFailure` hears of each once, and rejects with it. `base` is where the files
 * are, with a slash at its end. Arguments by position, as names would stay in every page's loader.
 */
export function createChunkLoader(
  chunks: Table['chunks'],
  base: string,
  runScript: (address: string) => Promise<ChunkModule>,
  addStyle: (address: string, sum: string) => Promise<unknown>,
  onFailure: (error: ChunkLoadError) => Promise<never>,
): LoadChunk {
  const loads: Record<number, Promise<ChunkModule>> = {}

  async function begin(number: number, mustMount?: boolean): Promise<ChunkModule> {
    const [hash, , styleSum, ...needs] = chunks[number] ?? []
    const needed = Promise.all(needs.map((need) => load(need)))
    const stem = `${base + number}.${hash}.`
    const own = Promise.all([
      timed(number, `${stem}js`, async (address) => {
        const chunk = hash ? await runScript(address) : {}
        if (!hash || (mustMount && typeof chunk.mount !== 'function')) throw NO_CHUNK
        return chunk
      }),
      styleSum && timed(number, `${stem}css`, (href) => addStyle(href, styleSum)),
    ])
    // What is needed was told already, and both fail then, since neither runs without the other.
    own.catch(() => {})
    await needed
    return (await own.catch(onFailure))[0]
  }

  const load: LoadChunk = (number, mustMount) => {
    loads[number] ??= begin(number, mustMount).catch((error) => {
      delete loads[number]
      throw error
    })
    return loads[number]
  }
  return load
}

/** Gives a file 5 s, finding out why it failed included. Source: specification §9. */
const timed = <T>(number: number, address: string, work: (address: string) => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const fail = (kind: ChunkFailure, cause?: unknown) =>
      reject(chunkLoadError(number, kind, address, cause))
    // It is not called off: what has settled does not settle again.
    setTimeout(fail, CHUNK_TIMEOUT_MS, 'timeout')
    work(address).then(resolve, async (cause) => fail(await failureOf(address, cause), cause))
  })

/**
 * Why a file failed, which `import()` and links keep to themselves: it is asked for once more. An
 * answer of another type than the file's is a page that somebody serves for whatever is missing.
 */
async function failureOf(address: string, cause: unknown): Promise<ChunkFailure> {
  if (cause === NO_CHUNK) return 'missing'
  try {
    const { ok, headers } = await fetch(address)
    // Null reads as a word that is no type either.
    return ok && !/javascript|css/.test(headers.get('content-type') as string) ? 'missing' : 'error'
  } catch {
    return 'error'
  }
}
