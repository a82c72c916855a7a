import { describe, expect, it } from 'vitest'
import { checks } from '../checks'
import { breaking, reportOn } from '../testing'
import { answerBreaches } from './answers'
import { codeBreaches } from './codes'
import { lineBreaches } from './lines'
import { ruleBreaches } from './rules'
import { shipmentBreaches } from './shipments'
import type { Planted } from './violation'

const breaches: readonly Planted[] = [
  ...answerBreaches,
  ...lineBreaches,
  ...ruleBreaches,
  ...codeBreaches,
  ...shipmentBreaches,
]

/** In `npm test` one breach in three meets every check, the others those that have to find them. */
const isWhole = (index: number) => process.env.GIFTWELL_LONG === '1' || index % 3 === 0

async function failuresOf({ found, plant }: Planted, isAll: boolean) {
  const only = isAll ? [] : found.flatMap((id) => ['--only', id])
  const report = await reportOn('http://shop.test/api', only, breaking(plant()))
  return report.checks.filter(({ status }) => status === 'failed')
}

describe('a planted breach', () => {
  it.each(breaches.map((breach, index) => ({ ...breach, index })))(
    '$name: $found',
    async ({ index, ...breach }) => {
      const failures = await failuresOf(breach, isWhole(index))
      expect(failures.map(({ id }) => id)).toEqual(breach.found)
    },
  )

  it('is there for every rule and every line of the error catalogue', () => {
    const found = new Set(breaches.flatMap((breach) => breach.found))
    // An order is placed in a test of its own.
    const rules = checks.filter(({ id }) => !id.startsWith('row.') && id !== 'order.clears-cart')
    expect(rules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([])
  })
})
