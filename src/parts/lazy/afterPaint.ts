/** Events that end the wait: the next user action, or the page going away. */
const SOONER = ['click', 'keydown', 'pagehide', 'visibilitychange']

/** Fallback for a page that is not being painted. */
const LONGEST_MS = 100

/**
 * Runs a task after the next paint, but before the next user action and before the page goes away. Returns
 * a function that runs it immediately; it runs only once.
 */
export function afterPaint(task: () => void): () => void {
  const wait = new AbortController()
  const run = () => {
    if (wait.signal.aborted) return
    wait.abort()
    task()
  }
  for (const type of SOONER) addEventListener(type, run, { capture: true, signal: wait.signal })
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, LONGEST_MS)
  return run
}
