import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { cartTotals } from './totals'
import { withTax } from './withTax'

describe('withTax', () => {
  const untaxed = aCart({ tax: null, summary_section_totals: { cart_net_total: 20 } })

  it('adds a missing tax to the total', () => {
    expect(cartTotals(withTax(untaxed, 233))).toMatchObject({ tax: 233, total: 2233 })
  })

  it('adds it once if the server sent no total', () => {
    const bare = { ...untaxed, summary_section_totals: null }
    expect(cartTotals(withTax(bare, 233)).total).toBe(cartTotals(bare).total + 233)
  })

  it.each([0, 1])('replaces a tax of %d, and changes the total by the difference', (tax) => {
    const taxed = withTax({ ...untaxed, tax }, 233)
    expect(cartTotals(taxed)).toMatchObject({ tax: 233, total: 2233 - tax * 100 })
  })

  it('keeps a cart that has the same tax', () => {
    const taxed = { ...untaxed, tax: 2.33 }
    expect(withTax(taxed, 233)).toBe(taxed)
  })
})
