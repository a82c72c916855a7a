import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalChanges } from './totalChanges'
import type { CartTotals } from './totals'

const BEFORE: CartTotals = {
  merchandise: 10_000,
  strikeSubtotal: 0,
  lineSavings: 0,
  promoDiscount: 1000,
  shipping: { standard: 2495, upgrade: 0, discount: 500 },
  tax: null,
  giftCards: 0,
  total: 10_995,
  amountDue: 10_995,
  saved: 1000,
  isEstimate: false,
}

describe('changes of a total', () => {
  it.each<[string, Partial<CartTotals>, object[]]>([
    ['nothing', {}, []],
    ['an item', { merchandise: 12_000 }, [{ part: 'merchandise', from: 10_000, to: 12_000 }]],
    ['a code that is gone', { promoDiscount: 0 }, [{ part: 'promo', from: -1000, to: 0 }]],
    [
      'shipping, whichever part of it',
      { shipping: { standard: 2495, upgrade: 1000, discount: 0 } },
      [{ part: 'shipping', from: 1995, to: 3495 }],
    ],
    [
      'parts of shipping that make up for each other',
      { shipping: { standard: 1995, upgrade: 0, discount: 0 } },
      [],
    ],
    ['the tax, which was not known', { tax: 551 }, [{ part: 'tax', from: 0, to: 551 }]],
    ['a tax of nothing', { tax: 0 }, []],
    ['a gift card', { giftCards: 2500 }, [{ part: 'giftCards', from: 0, to: -2500 }]],
    [
      'several, in the order of the summary',
      { giftCards: 2500, tax: 1, merchandise: 1 },
      [{ part: 'merchandise' }, { part: 'tax' }, { part: 'giftCards' }],
    ],
  ])('%s', (_case, over, expected) => {
    expect(totalChanges(BEFORE, { ...BEFORE, ...over })).toMatchObject(expected)
    expect(totalChanges(BEFORE, { ...BEFORE, ...over })).toHaveLength(expected.length)
  })

  it('add up to the difference of the amount due', () => {
    const cents = fc.nat(1_000_000)
    const totals = fc
      .record({
        merchandise: cents,
        promoDiscount: cents,
        standard: cents,
        tax: cents,
        giftCards: cents,
      })
      .map(({ standard, ...parts }): CartTotals => {
        const shipping = { standard, upgrade: 0, discount: 0 }
        const total = parts.merchandise - parts.promoDiscount + standard + parts.tax
        return { ...BEFORE, ...parts, shipping, total, amountDue: total - parts.giftCards }
      })
    fc.assert(
      fc.property(totals, totals, (before, now) => {
        const sum = totalChanges(before, now).reduce((all, { from, to }) => all + to - from, 0)
        return sum === now.amountDue - before.amountDue
      }),
    )
  })
})
