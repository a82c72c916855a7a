import { describe, expect, it } from 'vitest'
import { aLine, aShipment } from '../../mocks/fixtures'
import {
  autoDeliveryQualifies,
  frequencyOf,
  isFrequencyOff,
  unmetAutoDeliveryLines,
} from './autoDelivery'

const plain = aLine()
const eligible = aLine({ auto_delivery_eligible: 1 })
const perpetual = aLine({ is_perpetual_subscription: true })
const both = aLine({ is_perpetual_subscription: 1, auto_delivery_eligible: true })
const removed = aLine({
  is_perpetual_subscription: true,
  detail: { perpetual_subscription: { interval_months: 2, manually_removed: 1 } },
})

describe('autoDeliveryQualifies', () => {
  it.each([
    ['nothing', [], true],
    ['no subscription', [plain], true],
    ['a subscription alone', [perpetual], false],
    ['a subscription and something plain', [perpetual, plain], false],
    ['a subscription and something eligible', [perpetual, eligible], true],
    ['something eligible that is on auto-delivery itself', [both], true],
    ['a subscription that was removed', [removed, plain], true],
  ])('%s: %s', (_case, items, expected) => {
    const shipment = aShipment({ items })
    expect(autoDeliveryQualifies(shipment)).toBe(expected)
    expect(unmetAutoDeliveryLines(shipment)).toEqual(expected ? [] : [perpetual])
  })
})

describe('isFrequencyOff', () => {
  it.each([
    ['0', true],
    [0, true],
    [' 0 ', true],
    [null, true],
    [undefined, true],
    ['1', false],
    ['10', false],
    ['', false],
  ])('%j: %s', (frequency, expected) => {
    expect(isFrequencyOff(frequency)).toBe(expected)
  })
})

describe('frequencyOf', () => {
  const withSubscription = (perpetual_subscription: object | null) =>
    aLine({ detail: { perpetual_subscription } })

  it.each([
    ['none', aLine({ detail: null }), '0'],
    ['no subscription', withSubscription(null), '0'],
    ['a number', withSubscription({ interval_months: 2 }), '2'],
    ['a text', withSubscription({ interval_months: '3', manually_removed: 0 }), '3'],
    ['removed', withSubscription({ interval_months: 3, manually_removed: true }), '0'],
    ['no interval', withSubscription({}), '0'],
  ])('%s', (_case, line, expected) => {
    expect(frequencyOf(line)).toBe(expected)
  })
})
