import { CHUNK_TIMEOUT_MS } from '../../src/domain/constants'
import type { ChunkFailure, ChunkLoadError } from './chunkLoadError'
import type { Chunks } from './decodeManifest'

/** A chunk's exports; apps have a `mount`. */
export type ChunkModule = Readonly<Record<string, unknown>>

/**
 * Loads a chunk by number. An app's chunk must have a `mount`; with 0 instead, the chunk can be missing, and
 * `onFailure` is not called.
 */
export type LoadChunk = (number: number, mustMount?: boolean | 0) => Promise<ChunkModule>

/**
 * Loads chunks by number: requests a chunk and its dependencies in parallel, and resolves when its styles are
 * in place. A failed chunk is requested again next time.
 *
 * Rejects with a `ChunkLoadError` that names the failed file, which can be a dependency; `onFailure` is called
 * once for each, and rejects with it. Arguments are positional, because names would be kept in every page's
 * loader.
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
        // Not a class: its code would add to every page's loader. Specification §8.
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
              // Determining why it failed is part of the 5 s. Source: specification §9.
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
      // A failed dependency was already reported, and fails this chunk too.
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
 * Determines why a file failed, which `import()` and links do not reveal, by requesting it again. An answer
 * of the wrong type is a page that the server sends for missing files.
 */
async function failureOf(address: string): Promise<ChunkFailure> {
  try {
    const { ok, headers } = await fetch(address)
    // Null becomes a word that is not a valid type either.
    return ok && !/javascript|css/.test(headers.get('content-type') as string) ? 'missing' : 'error'
  } catch {
    return 'error'
  }
}
