import type { Basis } from './basis'
import type { TestContext } from './testContext'

/** One thing that a server has to keep. */
export interface Check {
  /** `noun.what`, or `row.` and the name of a row. */
  id: string
  /** The section of the specification that says so, or that leaves it open: `§4`. */
  section: string
  basis: Basis
  /** What is so where the check passes. */
  proves: string
  /** What to do where it fails. */
  remedy: string
  /** Whether it changes the cart, or anything else of the session. */
  writes: boolean
  /** Resolves where all is well; rejects with a `Violation`, a `Skip` or a `Blocked`. */
  run(context: TestContext): Promise<void>
}

type Rule = Pick<Check, 'proves' | 'remedy' | 'run'> & Partial<Check>

/** A check of the specification's own words, which changes the cart, unless it says otherwise. */
export const rule = (id: string, section: string, rest: Rule): Check => ({
  id,
  section,
  basis: 'specification',
  writes: true,
  ...rest,
})

/** A check of what the specification is silent about, and the contract has chosen. */
export const choice = (id: string, section: string, rest: Rule): Check =>
  rule(id, section, { basis: 'contract', ...rest })
