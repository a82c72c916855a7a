/**
 * Whether focus can be moved away from a part that closes or is gone: it is inside the part or nowhere.
 * Otherwise the shopper has moved on and keeps it.
 */
export function isFocusFree(part?: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || !!part?.contains(activeElement)
}
