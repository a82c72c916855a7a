import { expect, it } from 'vitest'
import { cardTwin } from './cardTwin'

const visa = { profile_id: 'a', brand: 'Visa', last_four: '4242', expires: '08/2028' }
const nameless = { profile_id: 'b', brand: 'Visa', last_four: null, expires: null }

it.each([
  ['the very profile', { ...visa, last_four: '1' }, 'a'],
  ['the same card under another id', { ...visa, profile_id: 'c' }, 'a'],
  ['another month', { ...visa, profile_id: 'c', expires: '09/2031' }, null],
  ['other digits', { ...visa, profile_id: 'c', last_four: '4243' }, null],
  ['another brand', { ...visa, profile_id: 'c', brand: 'Discover' }, null],
  ['nothing but a brand', { ...nameless, profile_id: 'c' }, null],
])('%s: %j is %s', (_case, card, id) => {
  expect(cardTwin(card, [nameless, visa])?.profile_id ?? null).toBe(id)
})
