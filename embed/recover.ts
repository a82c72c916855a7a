import type { ChunkLoadError } from './chunkLoadError'
import { mayReload } from './reloadOnce'
import { hasUnsavedInput } from './unsavedInput'

/** How long a reload may take to begin, in milliseconds; a page can ask the shopper first. */
const RELOAD_GRACE_MS = 3000

/** Passes when a reload that was asked for should have begun. */
let reloading: Promise<unknown> | undefined

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
  if (!reloading && !isBusy && !hasUnsavedInput() && mayReload(release + error.number)) {
    reloading = new Promise((resolve) => setTimeout(resolve, RELOAD_GRACE_MS))
    location.reload()
  }
  // Nothing is drawn that would flash by.
  await reloading
  throw error
}
