/** How long a task can wait for an idle moment, in milliseconds. */
const LONGEST_WAIT_MS = 1000

/** Runs a task when the browser is idle, or in the next task if idleness cannot be observed. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
  } else setTimeout(task)
}
