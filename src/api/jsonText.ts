/**
 * Plain data as JSON. Unlike `JSON.stringify` alone it does not ask an array's `toJSON`, which old
 * libraries add to all arrays, and which makes texts of them. A date is written as ever.
 */
export function jsonText(data: unknown): string {
  // A body is never undefined, which alone has no text.
  return JSON.stringify(data, plain) as string
}

function plain(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key]
  return own instanceof Date ? value : own
}
