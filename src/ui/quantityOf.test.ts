import { expect, it } from 'vitest'
import { quantityOf } from './quantityOf'

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['+4', 4],
  ['007', 7],
  ['0', 0],
  ['-1', 0],
  ['99', 99],
  ['100', 99],
  ['99999999999999999999', 99],
  ['', null],
  ['two', null],
  ['2.5', null],
  ['1e3', null],
  ['3 4', null],
])('%j is the quantity %j', (text, quantity) => {
  expect(quantityOf(text, 99)).toBe(quantity)
})
