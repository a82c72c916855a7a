/**
 * Parses a typed quantity, clamped to 0 through `max`; null if it is not a whole number. Negative numbers
 * become 0, which removes.
 */
export function quantityOf(text: string, max: number): number | null {
  const trimmed = text.trim()
  if (!/^[-+]?\d+$/.test(trimmed)) return null
  return Math.min(max, Math.max(0, Number(trimmed)))
}
