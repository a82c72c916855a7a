/** The browser's locks, shared by the tabs of one shop: for tests and stories that need separate ones. */
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
