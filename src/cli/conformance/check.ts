import type { Basis } from './basis'
import type { TestContext } from './testContext'

/** One requirement for a server. */
export interface Check {
  /** `noun.what`, or `row.` plus the name of a row. */
  id: string
  /** The section of the specification that requires it, or leaves it open: `§4`. */
  section: string
  basis: Basis
  /** What is true if the check passes. */
  proves: string
  /** What to do if it fails. */
  remedy: string
  /** Whether it changes the cart, or anything else in the session. */
  writes: boolean
  /** Resolves if the check passes; rejects with a `Violation`, a `Skip` or a `Blocked`. */
  run(context: TestContext): Promise<void>
}

type Rule = Pick<Check, 'proves' | 'remedy' | 'run'> & Partial<Check>

/** Creates a check of the specification itself, which changes the cart unless `rest` says otherwise. */
export const rule = (id: string, section: string, rest: Rule): Check => ({
  id,
  section,
  basis: 'specification',
  writes: true,
  ...rest,
})

/** Creates a check of a choice that the contract made because the specification leaves it open. */
export const choice = (id: string, section: string, rest: Rule): Check =>
  rule(id, section, { basis: 'contract', ...rest })
