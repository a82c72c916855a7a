import { expect, it } from 'vitest'
import * as hooks from './hooks'
import * as giftwell from './index'

it('has every hook, so that headless code can do what a widget does', () => {
  const names = Object.keys(hooks)
  expect(names.length).toBeGreaterThan(30)
  expect(Object.keys(giftwell)).toEqual(expect.arrayContaining(names))
})
