/**
 * Decodes a file in any of the usual encodings: UTF-8 or UTF-16 by its BOM or byte patterns, otherwise
 * Windows-1252, which spreadsheets on Windows still write.
 */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

function encodingOf(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const seen = Math.min(bytes.length, 4096)
  for (let at = 0; at < seen; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // In UTF-16, Western letters have a zero byte in each unit.
  if (odd > seen / 5) return 'utf-16le'
  if (even > seen / 5) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
