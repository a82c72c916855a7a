/** A command could not run: what is wrong, why, and the remedy. Ends with exit code 2. */
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

/** Whether a caught value is a `UsageError`. */
export const isUsageError = (error: unknown): error is UsageError =>
  error instanceof Error && error.name === 'UsageError'
