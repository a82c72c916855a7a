const LIMIT_MS = 15_000

/** Waits until nothing is in the way any more; `look` says what is. A page on its way cannot be asked. */
export async function until(what: string, look: () => Promise<string | null>): Promise<void> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    const obstacle = await look().catch((error: unknown) => String(error))
    if (obstacle === null) return
    if (Date.now() > end) throw new Error(`It never came about that ${what}: ${obstacle}`)
    await new Promise((soon) => setTimeout(soon, 60))
  }
}
