/**
 * Shares one request among identical concurrent reads. A write ends all sharing, because it can
 * change the answers.
 */
export function createSharing() {
  const reads = new Map<string, Promise<unknown>>()
  return function shared<T>(isRead: boolean, key: string, run: () => Promise<T>): Promise<T> {
    if (!isRead) {
      reads.clear()
      return run()
    }
    // A key belongs to one row, so the type of its answer is the same.
    const running = (reads.get(key) as Promise<T> | undefined) ?? run()
    reads.set(key, running)
    const forget = () => {
      if (reads.get(key) === running) reads.delete(key)
    }
    running.then(forget, forget)
    return running
  }
}
