/**
 * Why a chunk failed to load. `error`: the request failed, the module threw, or its integrity check failed.
 * `missing`: the answer is not this chunk. `timeout`: it did not load within 5 s.
 */
export type ChunkFailure = 'missing' | 'timeout' | 'error'

/**
 * A chunk that could not be loaded: `Loading chunk 17 failed.`, with `(kind: address)` on the next line.
 * Identify it by `name`, because each part of a page has its own classes.
 */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError'
  readonly number: number
  readonly kind: ChunkFailure
  readonly address: string
}
