import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLine, aShipment } from '../../mocks/fixtures'
import { CURRENCY, LOCALE } from './constants'
import { addOnsQualify } from './line/addOns'
import { cents, dollars, formatUsd, lineCents, subtotalCents } from './money'
import type { Money } from './schema/entities'

/** A hundred thousand millions of dollars, in cents. */
const LARGEST = 1e13

describe('cents', () => {
  it.each<[Money, number]>([
    [59.95, 5995],
    ['59.95', 5995],
    ['59.9', 5990],
    ['59', 5900],
    [0.1 + 0.2, 30],
    [59.949999999999996, 5995],
    [1.005, 101],
    ['1.004999', 100],
    ['-1.005', -101],
    [-24.95, -2495],
    [-0, 0],
    ['-0.00', 0],
    [1e-7, 0],
    [999_999_999.99, 99_999_999_999],
    [null, 0],
    [undefined, 0],
    ['', 0],
    ['$5', 0],
    ['1,000.00', 0],
    ['5.', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e21, 0],
    [Number.MAX_SAFE_INTEGER, 0],
  ])('%s is %i', (money, expected) => {
    expect(Object.is(cents(money), expected)).toBe(true)
  })

  it('reads every decimal string like a big-integer oracle', () => {
    const decimal = fc.record({
      minus: fc.boolean(),
      whole: fc.integer({ min: 0, max: 999_999_999 }),
      fraction: fc.integer({ min: 0, max: 999_999 }),
      digits: fc.integer({ min: 1, max: 6 }),
    })
    fc.assert(
      fc.property(decimal, ({ minus, whole, fraction, digits }) => {
        const places = String(fraction).padStart(6, '0').slice(0, digits)
        const millionths = BigInt(whole) * 1_000_000n + BigInt(places.padEnd(6, '0'))
        const rounded = Number((millionths + 5_000n) / 10_000n)
        const text = `${minus ? '-' : ''}${whole}.${places}`
        expect(cents(text) + 0).toBe((minus ? -rounded : rounded) + 0)
      }),
    )
  })

  it('reads a number by its printed text', () => {
    const whole = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((amount) => amount / 100)
    fc.assert(
      fc.property(fc.oneof(fc.double(), whole, fc.float()), (money) => {
        expect(Object.is(cents(money), cents(String(money)))).toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })

  it('is inverse to dollars for every whole amount of cents', () => {
    const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })
    fc.assert(fc.property(amount, (whole) => cents(dollars(whole)) === whole))
  })
})

describe('sums', () => {
  it('are exact for all 5,994 ways to split $59.95, of which 1,390 fail with floats', () => {
    const addOn = aLine({ is_addon: true })
    const [first, second] = [aLine(), aLine()]
    let lostByFloats = 0
    for (let part = 1; part <= 5994; part++) {
      const items = [
        addOn,
        { ...first, price: part / 100 },
        { ...second, price: (5995 - part) / 100 },
      ]
      if (part / 100 + (5995 - part) / 100 < 59.95) lostByFloats++
      expect(subtotalCents(items.slice(1))).toBe(5995)
      expect(addOnsQualify(aShipment({ items }))).toBe(true)
    }
    expect(lostByFloats).toBe(1390)
  })

  it('equal a big-integer oracle for 100,000 random carts', () => {
    const blank = aLine()
    let seed = 20261127
    const random = (below: number) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return Math.floor((seed / 2 ** 32) * below)
    }
    let differences = 0
    for (let cart = 0; cart < 100_000; cart++) {
      let oracle = 0n
      const lines = Array.from({ length: random(8) }, () => {
        const amount = random(100_000)
        const qty = 1 + random(99)
        oracle += BigInt(amount) * BigInt(qty)
        return { ...blank, qty, price: random(2) ? amount / 100 : (amount / 100).toFixed(2) }
      })
      if (BigInt(subtotalCents(lines)) !== oracle) differences++
    }
    expect(differences).toBe(0)
  })
})

describe('lineCents', () => {
  it.each([
    [19.99, 3, 5997],
    ['19.99', null, 1999],
    [19.99, 0, 0],
    [19.99, -2, 0],
    [null, 5, 0],
  ])('%s times %s is %i', (price, qty, expected) => {
    expect(lineCents(aLine({ price, qty }))).toBe(expected)
  })
})

describe('formatUsd', () => {
  it.each([
    [123450, '$1,234.50'],
    [5, '$0.05'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [-2495, '-$24.95'],
    [Number.NaN, '$0.00'],
  ])('%d is %s', (amount, text) => {
    expect(formatUsd(amount)).toBe(text)
  })

  it('writes every amount like the browser', () => {
    const usd = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY })
    fc.assert(
      fc.property(fc.integer({ min: -LARGEST, max: LARGEST }), (amount) => {
        expect(formatUsd(amount)).toBe(usd.format(dollars(amount)))
      }),
      { numRuns: 5000 },
    )
  })
})
