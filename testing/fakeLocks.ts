/** Locks of a browser, which tabs of one shop share: for tests and stories that have them for themselves. */
export class FakeLocks {
  readonly #held = new Set<string>()

  async request(
    name: string,
    _options: LockOptions,
    task: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    if (this.#held.has(name)) return task(null)
    this.#held.add(name)
    try {
      return await task({ name, mode: 'exclusive' })
    } finally {
      this.#held.delete(name)
    }
  }
}
