/** Runs a task when the browser is idle, or after a second if it lacks `requestIdleCallback`. */
export function whenIdle(task: () => void): void {
  // Absent in Safari.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 })
  else setTimeout(task, 1000)
}
