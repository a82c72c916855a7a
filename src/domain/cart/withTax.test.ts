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

  it('keeps the cart’s tax, including zero', () => {
    const taxed = { ...untaxed, tax: 0 }
    expect(withTax(taxed, 233)).toBe(taxed)
  })
})
