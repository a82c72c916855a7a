/**
 * Why a chunk is not there: `error` (the request failed, the module threw, its integrity did not
 * hold), `missing` (an answer came, but it is no such chunk), `timeout` (none of it within 5 s).
 */
export type ChunkFailure = 'missing' | 'timeout' | 'error'

/** A chunk that could not be loaded. Told by its `name`, as each part of a page has its own classes. */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError'
  readonly number: number
  readonly kind: ChunkFailure
  readonly address: string
}

/** Makes the error; its message is the one of specification §8, with kind and address. */
export const chunkLoadError = (
  number: number,
  kind: ChunkFailure,
  address: string,
  cause?: unknown,
): ChunkLoadError =>
  // No class: that would be written out again in every page's loader.
  Object.assign(Error(`Loading chunk ${number} failed.\n(${kind}: ${address})`, { cause }), {
    name: 'ChunkLoadError' as const,
    number,
    kind,
    address,
  })
