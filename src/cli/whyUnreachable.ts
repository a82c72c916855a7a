/** Why a server did not respond, from the error of `fetch`, whose own message says only that it failed. */
export function whyUnreachable(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name with several addresses fails with an `AggregateError`, which has a code but no message.
  const { code, message } = Object(error.cause)
  return message || code || error.message
}
