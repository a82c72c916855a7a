import { UsageError } from './usageError'

/** Parses a header from the command line, `name: value`; throws a `UsageError` if it is invalid. */
export function headerOf(text: string): [string, string] {
  const [name = '', ...rest] = text.split(':')
  const value = rest.join(':').trim()
  try {
    new Headers([[name.trim(), value]])
  } catch {
    throw new UsageError(
      `"${text}" is not a valid header.`,
      'A header is a name, a colon, and a value.',
      'Example: --header "x-csrf-token: abc"',
    )
  }
  return [name.trim(), value]
}
