/** The server did not keep what was checked. */
export class Violation extends Error {
  override readonly name = 'Violation'

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
