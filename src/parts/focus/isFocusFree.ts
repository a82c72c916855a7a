/**
 * Whether the focus may be moved away from a part that closes or has gone: it is in there, or nowhere. Whoever has
 * gone on meanwhile keeps it.
 */
export function isFocusFree(part?: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || !!part?.contains(activeElement)
}
