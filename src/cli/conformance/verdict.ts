import type { Check } from './check'
import { Blocked, Skip, Violation } from './checkErrors'
import { findingOf } from './finding'
import type { CheckResult, Finding } from './report'
import type { TestContext } from './testContext'

/** How a check ended, before it is known what has become of the one that blocks it. */
export type Verdict = Pick<CheckResult, 'status' | 'finding' | 'reason'> & {
  /** The check that this one waits for, where something stood in its way. */
  blockedBy: string | null
}

export const PASSED: Verdict = { status: 'passed', finding: null, reason: null, blockedBy: null }

export const skipped = (reason: string): Verdict => ({ ...PASSED, status: 'skipped', reason })

const IN_THE_WAY = { basis: 'specification', section: '§7' } as const

const notKept = (finding: Finding, blockedBy: string | null): Verdict => ({
  status: finding.basis === 'contract' ? 'differs' : 'failed',
  finding,
  reason: null,
  blockedBy,
})

/** What something that a check threw says of it. What is none of its own words came of an answer that nobody could read. */
export function verdictOf(
  check: Check,
  error: unknown,
  context: Pick<TestContext, 'last' | 'lastWrite'>,
): Verdict {
  if (error instanceof Skip) return skipped(error.message)
  if (error instanceof Violation || error instanceof Blocked) {
    const isBlocked = error instanceof Blocked
    // Whatever stands in the way is a call of §7.
    const source = isBlocked ? { ...check, ...IN_THE_WAY } : check
    const told = { basis: source.basis, ...error.sight, expected: error.expected }
    return notKept(findingOf(source, context, told), isBlocked ? error.by : null)
  }
  const told = { ...IN_THE_WAY, expected: 'an answer that can be read', seen: String(error) }
  return notKept(findingOf({ ...check, ...IN_THE_WAY }, context, told), null)
}

/**
 * Settles what was blocked: skipped where the check that is about it did not pass either, failed
 * otherwise, so that a server with which nothing can be done never passes.
 */
export function settle(verdicts: ReadonlyMap<string, Verdict>): Map<string, Verdict> {
  return new Map(
    [...verdicts].map(([id, verdict]) => {
      const root = rootOf(verdicts, id)
      if (root === id) return [id, verdict]
      const { status } = verdicts.get(root) ?? PASSED
      const why = status === 'differs' ? 'the server differs there' : 'that has failed'
      return [id, skipped(`It needs what ${root} is about, and ${why}.`)]
    }),
  )
}

/** The failed check at the end of a chain of blocked ones; a check that nothing blocks is its own. */
function rootOf(verdicts: ReadonlyMap<string, Verdict>, id: string): string {
  const seen = new Set<string>()
  for (let at = id; ; ) {
    const by = verdicts.get(at)?.blockedBy
    if (!by || seen.has(at) || !verdicts.get(by)?.finding) return at
    seen.add(at)
    if (by === at || seen.has(by)) return at
    at = by
  }
}

/** With `--strict` what differs fails. */
export const strictly = (verdict: Verdict): Verdict =>
  verdict.status === 'differs' ? { ...verdict, status: 'failed' } : verdict
