/** What ends the wait: the next thing that the shopper does, and the end of the page. */
const SOONER = ['click', 'keydown', 'pagehide', 'visibilitychange']

/** A page that is not drawn paints nothing. */
const LONGEST_MS = 100

/**
 * Runs a task once the next frame is on screen, before anything else that the shopper does, and
 * before the page goes away. Returns what runs it at once; it runs only once.
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
