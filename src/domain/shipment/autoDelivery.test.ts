import { describe, expect, it } from 'vitest'
import { aLine, aShipment } from '../../../mocks/fixtures'
import {
  autoDeliveryQualifies,
  frequencyOf,
  isFrequencyOff,
  isTurnedOff,
  shipmentFrequency,
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

describe('shipmentFrequency', () => {
  const every = (interval_months: number, over: object = {}) =>
    aLine({
      auto_delivery_eligible: true,
      detail: { perpetual_subscription: { interval_months, ...over } },
    })

  it.each([
    ['nothing eligible', [plain, perpetual], null],
    ['something eligible that is off', [eligible, plain], '0'],
    ['turned off', [every(2, { manually_removed: true })], '0'],
    ['all alike', [every(2), every(2), plain], '2'],
    ['one of two', [every(2), eligible], 'mixed'],
    ['two that differ', [every(2), every(3)], 'mixed'],
  ])('%s: %s', (_case, items, expected) => {
    expect(shipmentFrequency(aShipment({ items }))).toBe(expected)
  })
})

describe('isTurnedOff', () => {
  it.each([
    [plain, false],
    [eligible, false],
    [perpetual, false],
    [removed, true],
  ])('%#', (line, expected) => {
    expect(isTurnedOff(line)).toBe(expected)
  })
})
