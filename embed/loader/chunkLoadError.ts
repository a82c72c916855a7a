/**
 * Why a chunk is not there: `error` (the request failed, the module threw, its integrity did not
 * hold), `missing` (an answer came, but it is no such chunk), `timeout` (none of it within 5 s).
 */
export type ChunkFailure = 'missing' | 'timeout' | 'error'

/**
 * A chunk that could not be loaded: `Loading chunk 17 failed.`, and in the next line `(kind: address)`. Told by its `name`, as each part of a
 * page has its own classes.
 */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError'
  readonly number: number
  readonly kind: ChunkFailure
  readonly address: string
}
