import { headerOf } from '../headerOf'
import { readArgs } from '../readArgs'

/** Options from the command line. */
export interface CheckPageOptions {
  /** An http(s) URL, or the path of a file. */
  page: string
  headers: Readonly<Record<string, string>>
  /** Whether warnings also fail. */
  isStrict: boolean
  isJson: boolean
}

/** Reads the command line; throws a `UsageError` for invalid arguments. */
export function readOptions(args: readonly string[]): CheckPageOptions {
  const { subject, values } = readArgs('check-page', args, OPTIONS, {
    missing: [
      'The page is missing.',
      'The command needs a page to check.',
      'Pass a URL or a file: giftwell check-page https://shop.example/product/ribeye',
    ],
    onlyOne: 'The command checks one page at a time.',
  })
  return {
    page: subject,
    headers: Object.fromEntries((values.header ?? []).map(headerOf)),
    isStrict: values.strict ?? false,
    isJson: values.json ?? false,
  }
}

const OPTIONS = {
  header: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
} as const
