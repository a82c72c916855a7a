import { parseArgs } from 'node:util'
import { headerOf } from '../headerOf'
import { UsageError } from '../usageError'

/** What was asked for on the command line. */
export interface CheckPageOptions {
  /** An address with http(s), or the path of a file. */
  page: string
  headers: Readonly<Record<string, string>>
  /** Whether warnings fail, too. */
  isStrict: boolean
  isJson: boolean
}

const SEE_HELP = 'Write "giftwell check-page --help" to see what is possible.'

/** Reads the command line; throws a `UsageError` for what it cannot be. */
export function readOptions(args: readonly string[]): CheckPageOptions {
  const { values, positionals } = parsed(args)
  const [page, extra] = positionals
  if (page === undefined) {
    throw new UsageError(
      'The page is missing.',
      'Without it nobody knows what to check.',
      'Write its address or its file: giftwell check-page https://shop.example/product/ribeye',
    )
  }
  if (extra !== undefined) {
    throw new UsageError(`"${extra}" is one argument too many.`, 'One page at a time.', SEE_HELP)
  }
  return {
    page,
    headers: Object.fromEntries((values.header ?? []).map(headerOf)),
    isStrict: values.strict ?? false,
    isJson: values.json ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        header: { type: 'string', multiple: true },
        strict: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    })
  } catch (error) {
    // Node says which option, and what is wrong with it.
    throw new UsageError((error as Error).message, 'The command line was not understood.', SEE_HELP)
  }
}
