/**
 * Makes identical reads under way one request. A write ends the sharing of all, as it may change
 * their answers.
 */
export function createSharing() {
  const reads = new Map<string, Promise<unknown>>()
  return function shared<T>(isRead: boolean, key: string, run: () => Promise<T>): Promise<T> {
    if (!isRead) {
      reads.clear()
      return run()
    }
    // A key names one row, which has one kind of answer.
    const running = (reads.get(key) as Promise<T> | undefined) ?? run()
    reads.set(key, running)
    const forget = () => {
      if (reads.get(key) === running) reads.delete(key)
    }
    running.then(forget, forget)
    return running
  }
}
