import type { Check } from './check'
import { Blocked, Skip, Violation } from './checkErrors'
import { findingOf } from './finding'
import type { CheckResult, Finding } from './report'
import type { TestContext } from './testContext'

/** Result of a check, before that of the check that blocks it is known. */
export type Verdict = Pick<CheckResult, 'status' | 'finding' | 'reason'> & {
  /** The check that covers what blocked this one, or null. */
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

/** Converts what a check threw to a verdict. An unexpected error means that an answer could not be read. */
export function verdictOf(
  check: Check,
  error: unknown,
  context: Pick<TestContext, 'last' | 'lastWrite'>,
): Verdict {
  if (error instanceof Skip) return skipped(error.message)
  if (error instanceof Violation || error instanceof Blocked) {
    const isBlocked = error instanceof Blocked
    // What blocks a check is always a call of §7.
    const source = isBlocked ? { ...check, ...IN_THE_WAY } : check
    const seen = { basis: source.basis, ...error.sight, expected: error.expected }
    return notKept(findingOf(source, context, seen), isBlocked ? error.by : null)
  }
  const seen = { ...IN_THE_WAY, expected: 'a readable answer', seen: String(error) }
  return notKept(findingOf({ ...check, ...IN_THE_WAY }, context, seen), null)
}

/**
 * Settles blocked checks: skipped if the check that covers the cause did not pass either, failed
 * otherwise, so that a server on which nothing works never passes.
 */
export function settle(verdicts: ReadonlyMap<string, Verdict>): Map<string, Verdict> {
  return new Map(
    [...verdicts].map(([id, verdict]) => {
      const root = rootOf(verdicts, id)
      if (root === id) return [id, verdict]
      const { status } = verdicts.get(root) ?? PASSED
      const why = status === 'differs' ? 'the server differs there' : 'that check failed'
      return [id, skipped(`It depends on ${root}, and ${why}.`)]
    }),
  )
}

/** The failed check at the end of a chain of blocked ones; a check that is not blocked is its own root. */
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

/** With `--strict`, `differs` becomes `failed`. */
export const strictly = (verdict: Verdict): Verdict =>
  verdict.status === 'differs' ? { ...verdict, status: 'failed' } : verdict
