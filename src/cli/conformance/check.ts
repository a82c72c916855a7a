import type { TestContext } from './testContext'

/** One thing that a server has to keep. */
export interface Check {
  /** `noun.what`, or `row.` and the name of a row. */
  id: string
  /** The section of the specification that says so: `§4`. */
  section: string
  /** `assumption` where the specification leaves it open, and Giftwell's contract decides. */
  basis: 'specification' | 'assumption'
  /** What is so where the check passes. */
  proves: string
  /** What to do where it fails. */
  remedy: string
  /** Whether it changes the cart, or anything else of the session. */
  writes: boolean
  /** Resolves where all is well; rejects with a `Breach`, a `Skip` or a `Blocked`. */
  run(context: TestContext): Promise<void>
}

/** The server did not keep what was checked. */
export class Violation extends Error {
  override readonly name = 'Breach'

  constructor(
    readonly expected: string,
    /** What was seen, in words; the last answer itself where it is absent. */
    readonly seen: string | null = null,
  ) {
    super(expected)
  }
}

/** The check cannot be made here. */
export class Skip extends Error {
  override readonly name = 'Skip'
}

/**
 * The way to what was to be checked is blocked by something that another check is about. It counts as
 * skipped where that one has failed, and as failed where it has not.
 */
export class Blocked extends Error {
  override readonly name = 'Blocked'

  constructor(
    readonly by: string,
    readonly expected: string,
    readonly seen: string | null = null,
  ) {
    super(expected)
  }
}

/** A check of specification's own words, which changes the cart; `over` says what is otherwise. */
export const rule = (
  id: string,
  section: string,
  proves: string,
  remedy: string,
  run: Check['run'],
  over: Partial<Check> = {},
): Check => ({ id, section, basis: 'specification', proves, remedy, writes: true, run, ...over })
