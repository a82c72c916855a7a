import { CHUNK_TIMEOUT_MS } from '../../src/domain/constants'
import type { ChunkFailure, ChunkLoadError } from './chunkLoadError'
import type { Chunks } from './decodeManifest'

/** What a chunk exports; apps have a `mount`. */
export type ChunkModule = Readonly<Record<string, unknown>>

/**
 * Loads a chunk by its number. An app's must have a `mount`; where 0 stands for that, the chunk may be
 * missing, and `onFailure` does not hear of it.
 */
export type LoadChunk = (number: number, mustMount?: boolean | 0) => Promise<ChunkModule>

/**
 * Loads chunks by number: the chunk and all that it needs are asked for side by side, and its
 * styles are in place before it is given out. A chunk that failed is asked for again next time.
 *
 * Rejects with a `ChunkLoadError` that names the file which is to blame, be it one that the asked
 * for chunk needs; `onFailure` hears of each once, and rejects with it. Arguments by position, as names
 * would stay in every page's loader.
 */
export function createChunkLoader(
  chunks: Chunks,
  request: (address: string) => Promise<ChunkModule>,
  onFailure: (error: ChunkLoadError) => Promise<never>,
): LoadChunk {
  const loads: Record<number, Promise<ChunkModule>> = {}

  const load: LoadChunk = (number, mustMount) => {
    loads[number] ??= (async () => {
      const [script, needs, style] = chunks[number] ?? ['', []]
      const needed = Promise.all(needs.map((need) => load(need)))
      const fail = (address: string, kind: ChunkFailure, cause?: unknown): never => {
        // No class: that would be written out again in every page's loader. Specification §8.
        throw Object.assign(
          Error(`Loading chunk ${number} failed.\n(${kind}: ${address})`, { cause }),
          { name: 'ChunkLoadError', number, kind, address },
        )
      }
      const own = Promise.all(
        [script, style].map(
          (address) =>
            address &&
            Promise.race([
              // Finding out why it failed takes part of the 5 s. Source: specification §9.
              new Promise((resolve) => setTimeout(resolve, CHUNK_TIMEOUT_MS)).then(() =>
                fail(address, 'timeout'),
              ),
              request(address).catch(async (cause) =>
                fail(address, await failureOf(address), cause),
              ),
            ]),
        ),
      ).then(([chunk]) =>
        // An address without a file is an empty text.
        chunk && (!mustMount || chunk.mount) ? chunk : fail(script, 'missing'),
      )
      // What is needed was told already, and both fail then, since neither runs without the other.
      own.catch(() => {})
      await needed
      return mustMount === 0 ? own : own.catch(onFailure)
    })().catch((error) => {
      delete loads[number]
      throw error
    })
    return loads[number]
  }
  return load
}

/**
 * Why a file failed, which `import()` and links keep to themselves: it is asked for once more. An
 * answer of another type than the file's is a page that somebody serves for whatever is missing.
 */
async function failureOf(address: string): Promise<ChunkFailure> {
  try {
    const { ok, headers } = await fetch(address)
    // Null reads as a word that is no type either.
    return ok && !/javascript|css/.test(headers.get('content-type') as string) ? 'missing' : 'error'
  } catch {
    return 'error'
  }
}
