/** How long something may wait for a quiet moment, in milliseconds. */
const LONGEST_WAIT_MS = 1000

/** Runs a task when nothing else is to be done; at the next turn where nobody can say when that is. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
  } else setTimeout(task)
}
