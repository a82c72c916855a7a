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
      'Without it nobody knows what to check.',
      'Write its address or its file: giftwell check-page https://shop.example/product/ribeye',
    ],
    onlyOne: 'One page at a time.',
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
