import { isDeepStrictEqual } from 'node:util'

/**
 * Waits until what is read is as wanted. Instead of `expect.poll`, which does not know in which of
 * several tests that run side by side it is.
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
