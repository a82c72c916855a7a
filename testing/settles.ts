import { isDeepStrictEqual } from 'node:util'

/**
 * Waits until a value is as expected. Used instead of `expect.poll`, which cannot tell to which of several
 * concurrent tests it belongs.
 */
export async function settles<T>(
  read: () => T | Promise<T>,
  wanted: T,
  withinMs = 10_000,
): Promise<void> {
  const start = Date.now()
  for (;;) {
    const found = await read()
    if (isDeepStrictEqual(found, wanted)) return
    if (Date.now() - start > withinMs) {
      throw new Error(
        `Still ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}: ${read}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
