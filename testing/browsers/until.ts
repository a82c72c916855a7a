const LIMIT_MS = 15_000

/** Waits until nothing is missing; `look` returns what is. A page cannot be read during navigation. */
export async function until(what: string, look: () => Promise<string | null>): Promise<void> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    const obstacle = await look().catch((error: unknown) => String(error))
    if (obstacle === null) return
    if (Date.now() > end) throw new Error(`It never came about that ${what}: ${obstacle}`)
    await new Promise((soon) => setTimeout(soon, 60))
  }
}
