import { describe, expect, it } from 'vitest'
import { breaking, reportOn } from '../../../../testing/cli/conformance'
import { isLong } from '../../../../testing/spread'
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

/**
 * In `npm test`, one violation in three runs against every check, the others against the checks that must
 * find them.
 */
const isWhole = (index: number) => isLong || index % 3 === 0

async function failuresOf(found: string[], violation: Violation, isAll: boolean) {
  const only = isAll ? [] : found.flatMap((id) => ['--only', id.replace('*', '')])
  const report = await reportOn('http://shop.test/api', only, breaking(violation))
  return report.checks
    .filter(({ finding }) => finding)
    .map(({ id, status }) => `${id}${status === 'differs' ? '*' : ''}`)
}

describe('a planted violation', () => {
  it.each(violations.map((violation, index) => ({ ...violation, index })))(
    '$name: $found',
    async ({ index, found, plant }) => {
      expect(await failuresOf(found, plant(), isWhole(index))).toEqual(found)
    },
  )

  it('exists for every rule and every line of the error catalogue', () => {
    const ids = violations.flatMap(({ found }) => found.map((id) => id.replace('*', '')))
    const found = new Set(ids)
    // Placing an order has its own test.
    const rules = checks.filter(({ id }) => !/^(row|order)\./.test(id))
    expect(rules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([])
  })
})
