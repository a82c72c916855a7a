import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withFakeClock } from '../../testing/fakeTimers'
import { otherChanges } from './checks'
import { codeChanges } from './codes'
import { deliveryChanges } from './deliveries'
import { lineChanges } from './lines'
import { openShop } from './page'
import { recipientChanges } from './recipients'
import { type Change, take } from './rows'
import { ARRIVED } from './screenReader'

/*
 * Each change of a cart is announced once, in one place, and keeps focus on an element (reliability §3, J2
 * and J3). A new total is a separate change, which follows many others.
 */

withFakeClock()
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

const changes: readonly Change[] = [
  ...lineChanges,
  ...recipientChanges,
  ...deliveryChanges,
  ...codeChanges,
  ...otherChanges,
]
const TOTAL = /^(Order total|Amount due) is now/

describe('the changes', () => {
  it('are at least sixty, each another', () => {
    expect(changes.length).toBeGreaterThanOrEqual(60)
    expect(new Set(changes.map(([name]) => name)).size).toBe(changes.length)
  })
})

for (const [name, world, steps, says, also] of changes) {
  it(`${name}: said once, the focus is on something`, async () => {
    const shop = await openShop(world())
    await take(steps, shop)
    await shop.pass(2500)
    const heard = shop.screenReader.heard()
    shop.screenReader.close()
    const all = heard.join(' | ')
    const news = heard.filter((one) => !one.startsWith(ARRIVED))
    expect(heard.filter((one) => says.test(one)).length, all).toBe(1)
    const others = news.filter((one) => !says.test(one) && !TOTAL.test(one) && !also?.test(one))
    expect(others, all).toEqual([])
    expect(new Set(news).size, all).toBe(news.length)
    expect(document.activeElement?.tagName, all).not.toBe('BODY')
  })
}
