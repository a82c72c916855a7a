import type { CheckResult, Finding, Report } from './report'

const MARKS: Record<CheckResult['status'], string> = {
  passed: 'ok     ',
  failed: 'FAILED ',
  differs: 'differs',
  skipped: 'skipped',
}

/** The report as text. */
export function printed(report: Report): string {
  const lines = report.checks.flatMap((check) => [
    `${MARKS[check.status]}  ${check.id} (${sourceOf(check)}): ${check.proves}`,
    ...detailsOf(check),
  ])
  const { passed, failed, differs, skipped, leftBehind } = report
  const rest = leftBehind ? [`Left behind in the cart; remove by hand: ${leftBehind}.`] : []
  return [
    `Conformance of ${report.baseUrl}, with items from the ${report.items}`,
    '',
    ...lines,
    '',
    ...rest,
    "* The specification is silent here, so this is the contract's choice. It only fails with --strict.",
    `${passed} passed, ${failed} failed, ${differs} differ, ${skipped} skipped`,
  ].join('\n')
}

const sourceOf = ({ section, basis }: CheckResult) =>
  basis === 'contract' ? `${section}*` : section

function detailsOf({ finding, reason }: CheckResult): string[] {
  if (reason) return [`           why: ${reason}`]
  if (!finding) return []
  return [
    `           request:  ${finding.asked}`,
    `           received: ${finding.came}`,
    `           expected: ${finding.expected} (${whoSays(finding)})`,
    `           remedy:   ${finding.remedy}`,
  ]
}

const whoSays = ({ basis, section }: Finding) =>
  basis === 'contract' ? "the contract's choice*" : `specification ${section}`
