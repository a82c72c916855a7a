/**
 * The quantity that a typed text stands for, between 0 and `max`; null when it is no whole number.
 * Less than nothing is nothing: both remove.
 */
export function quantityOf(text: string, max: number): number | null {
  const trimmed = text.trim()
  if (!/^[-+]?\d+$/.test(trimmed)) return null
  return Math.min(max, Math.max(0, Number(trimmed)))
}
