import { expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { hasGiftCard, maskedCode, mayBeGiftCard } from './giftCard'

it.each([
  ['12345678901', undefined, false],
  ['123456789012', undefined, true],
  ['6035-7100-1234', undefined, true],
  ['GC6035710012345678', undefined, true],
  ['STEAK10', undefined, false],
  ['GIFT-0025', undefined, false],
  ['GIFT-0025', /^GIFT-/g, true],
  ['123456789012', /^GIFT-/, false],
  ['', undefined, false],
])('%s by %s may be a gift card: %s', (code, pattern, isCard) => {
  // Twice: a pattern with the flag `g` keeps state between calls.
  expect([mayBeGiftCard(code, pattern), mayBeGiftCard(code, pattern)]).toEqual([isCard, isCard])
})

it('shows at most four characters of a possible card number', () => {
  expect(maskedCode('603571001234')).toBe('…1234')
  expect(maskedCode('STEAK10')).toBe('STEAK10')
  expect(maskedCode('GIFT-0025', /^GIFT/)).toBe('…0025')
})

it('finds a card on a cart in any spelling', () => {
  const cart = aCart({ gift_card_json: { 'GIFT-0025': null } })
  expect(hasGiftCard(cart, 'gift-0025 ')).toBe(true)
  expect(hasGiftCard(cart, 'GIFT-0050')).toBe(false)
  expect(hasGiftCard(null, 'GIFT-0025')).toBe(false)
})
