/**
 * Why a chunk is not there: `error` (the request failed, the module threw, its integrity did not
 * hold), `missing` (an answer came, but it is no such chunk), `timeout` (none of it within 5 s).
 */
export type ChunkFailure = 'missing' | 'timeout' | 'error'

/** A chunk that could not be loaded. The message is the specification's, §8, with kind and address. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(
    readonly number: number,
    readonly kind: ChunkFailure,
    readonly address: string,
    cause?: unknown,
  ) {
    super(`Loading chunk ${number} failed.\n(${kind}: ${address})`, { cause })
  }
}
