/** Runs a task at most once; all callers share its result. */
export function once<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= task()
    return running
  }
}
