/**
 * Serializes plain data as JSON. Unlike `JSON.stringify` alone, ignores `toJSON` on arrays, which old
 * libraries add and which turns them into strings. Dates are serialized as usual.
 */
export function jsonText(data: unknown): string {
  // Arrays inherit `toJSON` from either prototype. A replacer is several times slower, so only use it if needed.
  const asks = 'toJSON' in []
  // `JSON.stringify` returns undefined only for undefined, which a body never is.
  return JSON.stringify(data, asks ? plain : undefined) as string
}

function plain(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key]
  return own instanceof Date ? value : own
}
