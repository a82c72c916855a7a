import { expect, it } from 'vitest'
import { isClaimToken } from './claimToken'

it.each([
  ['3fa48971-2b6c-4a56-9d7e-0c1f2a3b4c5d', true],
  ['a.b~c_d-e', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['', false],
  ['/dashboard', false],
  ['a b', false],
  ['a%20b', false],
  ['token\n', false],
])('%j may be a token: %s', (text, may) => {
  expect(isClaimToken(text)).toBe(may)
})
