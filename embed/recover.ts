import type { ChunkLoadError } from './chunkLoadError'
import { mayReload } from './reloadOnce'
import { hasUnsavedInput } from './unsavedInput'

/** How long a reload may take to begin, in milliseconds; a page can ask the shopper first. */
const RELOAD_GRACE_MS = 3000

let isReloading = false

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
  if (!isReloading && !isBusy && !hasUnsavedInput() && mayReload(release + error.number)) {
    isReloading = true
    location.reload()
  }
  // Nothing is drawn that would flash by.
  if (isReloading) await new Promise((resolve) => setTimeout(resolve, RELOAD_GRACE_MS))
  throw error
}
