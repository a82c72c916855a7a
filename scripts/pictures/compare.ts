import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How far apart two colors may be before their pixel counts, from 0 to 1. */
const THRESHOLD = 0.1

/** So few pixels are the rounding of edges that lie between two. */
const NOISE = 8

/** What has become of a picture since the last time. */
export interface Comparison {
  /** How many pixels differ; all of them where the sizes do. */
  pixels: number
  /** Where they differ, as a picture; null where the sizes differ. */
  difference: Uint8Array | null
}

/** Compares two pictures; null where they are alike. */
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
