/** A task that is done once, however often it is asked for; all get what came of it. */
export function once<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= task()
    return running
  }
}
