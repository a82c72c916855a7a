/** Runs tasks one at a time, in the order in which they came. */
export interface Queue {
  /** Runs a task when all before it have ended; a task that fails does not stop the next. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Tasks that wait or run. */
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
