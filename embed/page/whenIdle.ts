/** Runs a task when the browser has nothing better to do; soon, where it cannot say so. */
export function whenIdle(task: () => void): void {
  // Absent in Safari.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 })
  else setTimeout(task, 1000)
}
