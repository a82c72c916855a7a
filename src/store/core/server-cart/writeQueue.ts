/** Runs tasks one at a time, in order of arrival. */
export interface Queue {
  /** Runs a task after all earlier ones; a failed task does not stop the next. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Number of waiting and running tasks. */
  size(): number
}

/** One cart change at a time, since each answer replaces the whole cart. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let size = 0
  return {
    run(task) {
      size += 1
      const result = last.then(task)
      const end = () => {
        size -= 1
      }
      last = result.then(end, end)
      return result
    },
    size: () => size,
  }
}
