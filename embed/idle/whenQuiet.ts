import { countAskedFor } from '../page/feature'

/** How long a page must request nothing to count as quiet, in milliseconds. */
const QUIET_MS = 1000

/**
 * Runs a task once a page has requested everything it needs itself, so that prefetching does not include any of
 * it.
 */
export function whenQuiet(task: () => void): void {
  const before = countAskedFor()
  setTimeout(() => {
    if (countAskedFor() === before) task()
    else whenQuiet(task)
  }, QUIET_MS)
}
