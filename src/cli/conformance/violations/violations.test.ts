import { describe, expect, it } from 'vitest'
import { breaking, reportOn } from '../../../../testing/cli/conformance'
import { checks } from '../checks'
import { answerViolations } from './answers'
import { codeViolations } from './codes'
import { lineViolations } from './lines'
import { ruleViolations } from './rules'
import { shipmentViolations } from './shipments'
import type { Violation } from './violation'

const files = [answerViolations, lineViolations, ruleViolations, codeViolations, shipmentViolations]
const violations = files
  .flatMap((file) => Object.entries(file))
  .flatMap(([checkIds, planted]) =>
    Object.entries(planted).map(([name, plant]) => ({ name, found: checkIds.split(', '), plant })),
  )

/** In `npm test` one violation in three meets every check, the others those that have to find them. */
const isWhole = (index: number) => process.env.GIFTWELL_LONG === '1' || index % 3 === 0

async function failuresOf(found: string[], violation: Violation, isAll: boolean) {
  const only = isAll ? [] : found.flatMap((id) => ['--only', id])
  const report = await reportOn('http://shop.test/api', only, breaking(violation))
  return report.checks.filter(({ status }) => status === 'failed')
}

describe('a planted violation', () => {
  it.each(violations.map((violation, index) => ({ ...violation, index })))(
    '$name: $found',
    async ({ index, found, plant }) => {
      const failures = await failuresOf(found, plant(), isWhole(index))
      expect(failures.map(({ id }) => id)).toEqual(found)
    },
  )

  it('is there for every rule and every line of the error catalogue', () => {
    const found = new Set(violations.flatMap(({ found }) => found))
    // An order is placed in a test of its own.
    const rules = checks.filter(({ id }) => !id.startsWith('row.') && id !== 'order.clears-cart')
    expect(rules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([])
  })
})
