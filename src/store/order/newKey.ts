/** A name for one attempt that nobody else comes up with; without `randomUUID`, which needs a secure page. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
