import type { BuiltChunk, TestSite } from '../../testing/site/testSite'
import type { ChunkFailure } from '../loader/chunkLoadError'

/** A page with the cart's own chunk, and a field that is not ours. */
export const BODY = `<form><input name="note"></form>
  <div id="account-cart"></div>
  <div id="checkout-cart"><h1>Your cart</h1></div>`
export const READY = (app: string) => `#${app}[data-giftwell-state="ready"]`
export const FAILED = '#checkout-cart[data-giftwell-state="failed"]'

/** The reported message about a failed chunk or its style. */
export const messageOf = (
  { origin }: TestSite,
  { number, file }: Pick<BuiltChunk, 'number' | 'file'>,
  kind: ChunkFailure,
): string => `Loading chunk ${number} failed.\n(${kind}: ${origin}/giftwell/${file})`

export const notFound = () => new Response('gone', { status: 404 })
