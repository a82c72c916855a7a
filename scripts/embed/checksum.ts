import { createHash } from 'node:crypto'

/** SHA-384 as in tags and inventories. */
export const sha384 = (data: string | Buffer): string =>
  `sha384-${createHash('sha384').update(data).digest('base64')}`

/** SHA-256 in base64 without padding, as in the loader's table. */
export const tableSum = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('base64').slice(0, 43)

/** The content hash in a file's name: eight digits that the loader derives from the checksum. */
export const hashOf = (sum: string): string =>
  [...sum.slice(0, 8)].map((letter) => (Number.parseInt(letter, 36) & 15).toString(16)).join('')
