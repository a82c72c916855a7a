import type { Basis } from './basis'
import type { Exchange } from './wire'

/** What was observed in a violation. */
export interface Sight {
  /** A description of what was observed; defaults to the last answer itself. */
  seen?: string | undefined
  /** The call that failed, if it is not the last one. */
  at?: Exchange | undefined
  /** The source of the requirement, if it differs from the check's. */
  basis?: Basis | undefined
}

/** The server does not meet the requirement. */
export class Violation extends Error {
  override readonly name = 'Violation'

  constructor(
    readonly expected: string,
    readonly sight: Sight = {},
  ) {
    super(expected)
  }
}

/** The check cannot be made on this server. */
export class Skip extends Error {
  override readonly name = 'Skip'
}

/**
 * The check is blocked by something that another check covers. It counts as skipped if that check
 * failed, and as failed if it did not.
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
