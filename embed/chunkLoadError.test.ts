import { expect, it } from 'vitest'
import { chunkLoadError } from './chunkLoadError'

it.each(['missing', 'timeout', 'error'] as const)('says which chunk failed: %s', (kind) => {
  const address = 'https://shop.test/giftwell/17.3f2a9c1b.js'
  const cause = new TypeError('no')
  const error = chunkLoadError(17, kind, address, cause)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'ChunkLoadError', number: 17, kind, address, cause })
  expect(error.message).toBe(`Loading chunk 17 failed.\n(${kind}: ${address})`)
})
