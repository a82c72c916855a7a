import { describe, expect, it } from 'vitest'
import { isSameCode, outcomeOfStatus, storedCodeStep, typedCode } from './promo'

describe('typedCode', () => {
  it.each([
    [' steak-10 ', 'steak-10'],
    ['\tA--b\n', 'A--b'],
    ['gift 0025', 'gift0025'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [6000, '6000'],
  ])('%j is %j', (text, code) => {
    expect(typedCode(text as string)).toBe(code)
  })
})

describe('isSameCode', () => {
  it.each([
    ['Steak10', ' STEAK10 ', true],
    ['GIFT 0025', 'gift0025', true],
    ['STEAK10', 'STEAK11', false],
    ['STEAK-10', 'STEAK10', false],
    [null, '', true],
  ])('%j and %j: %s', (a, b, isSame) => {
    expect(isSameCode(a, b)).toBe(isSame)
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
    ['another that replaced it', 'STEAK10', 'HAM20', 'replace', 'steak10'],
    ['another that replaced another', 'STEAK10', 'HAM20', 'revalidate', 'RIBS5'],
    ['none any more', 'STEAK10', '', 'clear', 'STEAK10'],
  ])('%s: %s', (_case, stored, onCart, step, before?) => {
    expect(storedCodeStep(stored, onCart, before)).toBe(step)
  })
})
