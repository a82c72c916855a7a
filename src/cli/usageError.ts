/** A command that could not run: what is wrong, why, and what to do about it. Ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'

  constructor(
    what: string,
    readonly why: string,
    readonly remedy: string,
  ) {
    super(what)
  }
}

/** Whether something caught is a `UsageError`. */
export const isUsageError = (error: unknown): error is UsageError =>
  error instanceof Error && error.name === 'UsageError'
