import * as v from 'valibot'
import { expect, it } from 'vitest'
import { mergeRootData, rootScalars } from './rootData'

const schema = v.object({
  count: v.nullish(v.number()),
  isOpen: v.nullish(v.boolean()),
  code: v.nullish(v.string()),
})

it.each([
  ['count', '5', 5],
  ['count', '-0.5', -0.5],
  // Not a number: a malformed field is reported as written.
  ['count', '', ''],
  ['count', ' ', ' '],
  ['count', 'many', 'many'],
  ['count', 'Infinity', 'Infinity'],
  ['isOpen', 'true', true],
  ['isOpen', 'false', false],
  ['isOpen', 'yes', 'yes'],
  ['code', '5', '5'],
  ['code', 'true', 'true'],
  ['unknown', '5', '5'],
])('the attribute of %s, %j, is read as %j', (name, text, value) => {
  expect(mergeRootData(schema, { [name]: text })).toEqual({ [name]: value })
})

it('JSON overrides an attribute, and a script overrides JSON; a non-object is empty', () => {
  const scalars = rootScalars([['data-giftwell-is-open', 'true']])
  expect(mergeRootData(schema, scalars, { isOpen: false }, null)).toEqual({ isOpen: false })
  expect(mergeRootData(schema, {}, { count: 1 }, { count: 2 }, [3])).toEqual({ count: 2 })
})
