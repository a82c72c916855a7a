import { countAskedFor } from '../page/feature'

/** How long a page asks for nothing until it is at rest, in milliseconds. */
const QUIET_MS = 1000

/**
 * Runs a task once a page has asked for all that it wants by itself, so that nothing of that is among what
 * is fetched ahead.
 */
export function whenQuiet(task: () => void): void {
  const before = countAskedFor()
  setTimeout(() => {
    if (countAskedFor() === before) task()
    else whenQuiet(task)
  }, QUIET_MS)
}
