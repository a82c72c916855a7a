import type { BuiltChunk, TestSite } from '../../testing/site/testSite'
import type { ChunkFailure } from '../loader/chunkLoadError'

/** A page whose cart has a file of its own, and a field that is not ours. */
export const BODY = `<form><input name="note"></form>
  <div id="account-cart"></div>
  <div id="checkout-cart"><h1>Your cart</h1></div>`
export const READY = (app: string) => `#${app}[data-giftwell-state="ready"]`
export const FAILED = '#checkout-cart[data-giftwell-state="failed"]'

/** What is told of a chunk that failed, or of a style of its own. */
export const messageOf = (
  { origin }: TestSite,
  { number, file }: Pick<BuiltChunk, 'number' | 'file'>,
  kind: ChunkFailure,
): string => `Loading chunk ${number} failed.\n(${kind}: ${origin}/giftwell/${file})`

export const notFound = () => new Response('gone', { status: 404 })
