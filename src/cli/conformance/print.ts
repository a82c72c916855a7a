import type { CheckResult, Report } from './report'

const MARKS: Record<CheckResult['status'], string> = {
  passed: 'ok     ',
  failed: 'FAILED ',
  skipped: 'skipped',
}

/** The report in words, for whoever has to act on it. */
export function printed(report: Report): string {
  const lines = report.checks.flatMap((check) => [
    `${MARKS[check.status]}  ${check.id} (${sourceOf(check)}): ${check.proves}`,
    ...detailsOf(check),
  ])
  const { passed, failed, skipped, leftBehind } = report
  const rest = leftBehind
    ? [`Left behind in the cart, and to be removed by hand: ${leftBehind}.`]
    : []
  return [
    `Conformance of ${report.baseUrl}, with items of the ${report.items}`,
    '',
    ...lines,
    '',
    ...rest,
    '* The specification leaves this open; it is how the contract of Giftwell reads it.',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n')
}

const sourceOf = ({ section, basis }: CheckResult) =>
  basis === 'assumption' ? `${section}*` : section

function detailsOf({ finding, reason }: CheckResult): string[] {
  if (reason) return [`           why: ${reason}`]
  if (!finding) return []
  return [
    `           asked:    ${finding.asked}`,
    `           came:     ${finding.came}`,
    `           expected: ${finding.expected} (specification ${finding.section})`,
    `           remedy:   ${finding.remedy}`,
  ]
}
