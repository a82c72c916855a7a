import { describe, expect, it } from 'vitest'
import { normaliseCode, outcomeOfStatus, storedCodeStep } from './promo'

describe('normaliseCode', () => {
  it.each([
    [' steak-10 ', 'STEAK-10'],
    ['\tA--B\n', 'A--B'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is %j', (text, code) => {
    expect(normaliseCode(text)).toBe(code)
  })
})

describe('outcomeOfStatus', () => {
  it.each([
    ['active', 'active'],
    [' Active', 'active'],
    ['EXPIRED', 'expired'],
    ['expired', 'expired'],
    ['inactive', 'invalid'],
    ['', 'invalid'],
    [null, 'invalid'],
    [undefined, 'invalid'],
  ])('%j is %s', (status, outcome) => {
    expect(outcomeOfStatus(status)).toBe(outcome)
  })
})

describe('storedCodeStep', () => {
  it.each([
    ['none stored, none on the cart', null, null, 'keep'],
    ['none stored, one on the cart', '', 'STEAK10', 'keep'],
    ['one stored, none on the cart', 'STEAK10', null, 'clear'],
    ['one stored, an empty one on the cart', 'STEAK10', ' ', 'clear'],
    ['another on the cart', 'STEAK10', 'HAM20', 'revalidate'],
    ['the same', 'STEAK10', 'STEAK10', 'keep'],
    ['the same in other letters', ' steak10', 'STEAK10', 'keep'],
  ])('%s: %s', (_case, stored, onCart, step) => {
    expect(storedCodeStep(stored, onCart)).toBe(step)
  })
})
