import { parseArgs } from 'node:util'
import { headerOf } from '../headerOf'
import { UsageError } from '../usageError'

/** What was asked for on the command line. */
export interface ConformanceOptions {
  /** What stands before the paths, without a slash at its end. */
  baseUrl: string
  cookie: string | null
  headers: Readonly<Record<string, string>>
  dataFile: string | null
  /** Checks by id, or by how their ids begin; all where it is empty. */
  only: readonly string[]
  isReadOnly: boolean
  mayPlaceOrder: boolean
  /** Whether the endpoints of the account are checked instead of the contract. */
  isAccount: boolean
  /** Whether a choice of the contract that the server differs from fails too. */
  isStrict: boolean
  timeoutMs: number
  /** Where the JSON goes: a file, `-` for the standard output, or nowhere. */
  jsonFile: string | null
}

const SEE_HELP = 'Write "giftwell conformance --help" to see what is possible.'

/** Reads the command line; throws a `UsageError` for what it cannot be. */
export function readOptions(args: readonly string[]): ConformanceOptions {
  const { values, positionals } = parsed(args)
  const [url, extra] = positionals
  if (url === undefined) {
    throw new UsageError(
      'The base URL is missing.',
      'Without it nobody knows which server is meant.',
      'Write it first: giftwell conformance https://shop.example/api',
    )
  }
  if (extra !== undefined) {
    throw new UsageError(`"${extra}" is one argument too many.`, 'One server at a time.', SEE_HELP)
  }
  return {
    baseUrl: baseUrlOf(url),
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

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
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
      },
    })
  } catch (error) {
    // Node says which option, and what is wrong with it.
    throw new UsageError((error as Error).message, 'The command line was not understood.', SEE_HELP)
  }
}

function baseUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new UsageError(
      `"${text}" is no base URL.`,
      'It has to begin with http:// or https://, and has neither query nor fragment.',
      'Write it like https://shop.example/api',
    )
  }
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path === '' ? '/api' : path}`
}

function timeoutOf(text: string): number {
  const ms = Number(text)
  if (Number.isInteger(ms) && ms > 0 && ms <= 600_000) return ms
  throw new UsageError(
    `"${text}" is no time limit.`,
    'It is a whole number of milliseconds, from 1 to 600000.',
    'Write it like --timeout 20000',
  )
}
