import type { Basis } from './basis'
import type { Exchange } from './wire'

/** What was seen of something that is not as it should be. */
export interface Sight {
  /** What was seen, in words; the last answer itself where it is absent. */
  seen?: string | undefined
  /** The call that failed, where it is not the last one. */
  at?: Exchange | undefined
  /** Who says so, where it is not whoever says the whole check. */
  basis?: Basis | undefined
}

/** The server did not keep what was checked. */
export class Violation extends Error {
  override readonly name = 'Violation'

  constructor(
    readonly expected: string,
    readonly sight: Sight = {},
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
    readonly sight: Sight = {},
  ) {
    super(expected)
  }
}
