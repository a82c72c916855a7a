import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The maximum difference between two colors whose pixel counts as unchanged, from 0 to 1. */
const THRESHOLD = 0.1

/** The maximum number of different pixels that can come from rounding at edges. */
const NOISE = 8

/** The change of a picture since the last run. */
export interface Comparison {
  /** The number of different pixels; all of them if the sizes differ. */
  pixels: number
  /** An image of the differences; null if the sizes differ. */
  difference: Uint8Array | null
}

/** Compares two pictures; null if they are equal. */
export function compare(before: Uint8Array, after: Uint8Array): Comparison | null {
  if (Buffer.compare(before, after) === 0) return null
  const [old, now] = [before, after].map((file) => PNG.sync.read(Buffer.from(file)))
  if (!old || !now) return null
  const { width, height } = now
  if (old.width !== width || old.height !== height)
    return { pixels: width * height, difference: null }
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(old.data, now.data, difference.data, width, height, {
    threshold: THRESHOLD,
  })
  return pixels <= NOISE ? null : { pixels, difference: PNG.sync.write(difference) }
}
