import { expect, it } from 'vitest'
import { brandRule } from './rule'

it.each([
  ['nothing', {}],
  ['the colors and corners of the kit', { brand: '#7A1F1D', radius: 8 }],
  ['a brand that is no color', { brand: '#fff}body{display:none' }],
  ['corners that are no number', { radius: '8px}' }],
])('%s: no rule', (_case, globals) => {
  expect(brandRule(globals)).toBe('')
})

it('a brand and corners make a rule on the root', () => {
  expect(brandRule({ brand: '#14508F', radius: '0' })).toMatch(
    /^\.gw-root \{\n {2}--gw-color-brand: #14508f;\n.*--gw-radius-md: 0px;\n.*\}$/s,
  )
})
