import { headerOf } from '../headerOf'
import { readArgs } from '../readArgs'
import { UsageError } from '../usageError'

/** Options from the command line. */
export interface ConformanceOptions {
  /** Prefix of the paths, without a trailing slash. */
  baseUrl: string
  cookie: string | null
  headers: Readonly<Record<string, string>>
  dataFile: string | null
  /** Ids of checks, or prefixes of ids; all checks if empty. */
  only: readonly string[]
  isReadOnly: boolean
  mayPlaceOrder: boolean
  /** Whether to check the account endpoints instead of the contract. */
  isAccount: boolean
  /** Whether deviations from the contract's own choices also fail. */
  isStrict: boolean
  timeoutMs: number
  /** Where to write the JSON: a file, `-` for standard output, or null for nowhere. */
  jsonFile: string | null
}

/** Reads the command line; throws a `UsageError` for invalid arguments. */
export function readOptions(args: readonly string[]): ConformanceOptions {
  const { subject, values } = readArgs('conformance', args, OPTIONS, {
    missing: [
      'The base URL is missing.',
      'The command needs a server to check.',
      'Pass it first: giftwell conformance https://shop.example/api',
    ],
    onlyOne: 'The command checks one server at a time.',
  })
  return {
    baseUrl: baseUrlOf(subject),
    cookie: values.cookie ?? null,
    headers: Object.fromEntries((values.header ?? []).map(headerOf)),
    dataFile: values.data ?? null,
    only: values.only ?? [],
    isReadOnly: values['read-only'] ?? false,
    mayPlaceOrder: values['place-order'] ?? false,
    isAccount: values.account ?? false,
    isStrict: values.strict ?? false,
    timeoutMs: values.timeout === undefined ? 10_000 : timeoutOf(values.timeout),
    jsonFile: values.json ?? null,
  }
}

const OPTIONS = {
  cookie: { type: 'string' },
  header: { type: 'string', multiple: true },
  data: { type: 'string' },
  only: { type: 'string', multiple: true },
  'read-only': { type: 'boolean' },
  'place-order': { type: 'boolean' },
  account: { type: 'boolean' },
  strict: { type: 'boolean' },
  timeout: { type: 'string' },
  json: { type: 'string' },
} as const

function baseUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new UsageError(
      `"${text}" is not a base URL.`,
      'It must begin with http:// or https://, without a query or fragment.',
      'Use a URL like https://shop.example/api',
    )
  }
  if (url.username || url.password) {
    throw new UsageError(
      'The base URL contains a user name or a password.',
      'Calls are sent without them.',
      'Remove them, and pass "user:password" in Base64 instead: --header "authorization: Basic dXNlcjpwYXNzd29yZA=="',
    )
  }
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path === '' ? '/api' : path}`
}

function timeoutOf(text: string): number {
  const ms = Number(text)
  if (Number.isInteger(ms) && ms > 0 && ms <= 600_000) return ms
  throw new UsageError(
    `"${text}" is not a valid time limit.`,
    'It must be a whole number of milliseconds, from 1 to 600000.',
    'Example: --timeout 20000',
  )
}
