import type { ChunkLoadError } from './chunkLoadError'
import { mayReload } from './reloadOnce'
import { hasUnsavedInput } from './unsavedInput'

/** Passes 3 s after a reload was asked for: it may take that long to begin, as pages can ask the shopper. */
let reloading: Promise<unknown> | false | undefined

/**
 * What to do with a chunk that failed: the page reloads where that may help and costs the shopper
 * nothing. Rejects with the error when the page stays.
 *
 * `release` names what is deployed, since a reload may bring the chunk of another one; without a
 * name, the address does. `isBusy` says whether something is on its way to the server.
 */
export async function recover(
  error: ChunkLoadError,
  release: string,
  isBusy: unknown,
): Promise<never> {
  reloading ||=
    !isBusy &&
    !hasUnsavedInput() &&
    mayReload(release + error.number) &&
    new Promise((resolve) => setTimeout(resolve, 3000, location.reload()))
  // Nothing is drawn that would flash by.
  await reloading
  throw error
}
