import { describe, expect, it } from 'vitest'
import { aLine } from '../../../mocks/fixtures'
import { lineOptions } from './lineOptions'

const none = { size: false, autoDelivery: false, parent: false, club: false }
const again = { ...none, autoDelivery: true }

describe('lineOptions', () => {
  it.each([
    ['a plain line of one size', {}, 0, none],
    ['one of several sizes', {}, 2, { ...none, size: true }],
    ['one that may come again', { auto_delivery_eligible: true }, 0, again],
    ['one that comes by itself', { is_perpetual_subscription: 1 as const }, 0, again],
    ['an add-on', { is_addon: true }, 0, { ...none, parent: true }],
    ['a club', { is_club: true }, 0, { ...none, club: true }],
  ])('%s', (_case, over, sizes, expected) => {
    const plain = { auto_delivery_eligible: false, is_perpetual_subscription: false }
    expect(lineOptions(aLine({ ...plain, ...over }), sizes)).toEqual(expected)
  })
})
