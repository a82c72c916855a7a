import type { PageToCheck } from '../../domain/page/check/pageElement'
import type { Io } from '../io'
import { UsageError } from '../usageError'
import type { CheckPageOptions } from './options'
import { parsePage } from './parsePage'

/** Reads the page that is to be checked. Rejects with a `UsageError` where there is none. */
export async function readPage({ page, headers }: CheckPageOptions, io: Io): Promise<PageToCheck> {
  if (!/^https?:/i.test(page)) {
    const html = await io.readFile(page).catch((error: Error) => {
      throw new UsageError(
        `${page} cannot be read.`,
        error.message,
        'Name a file that exists, or an address that begins with http:// or https://',
      )
    })
    return { elements: parsePage(html), policies: [] }
  }
  const response = await io
    .fetch(page, { headers: { accept: 'text/html', ...headers } })
    .catch((error: Error) => {
      throw new UsageError(
        `${page} cannot be reached.`,
        String(error.cause ?? error.message),
        'Check the address, and whether the server runs.',
      )
    })
  if (!response.ok) {
    throw new UsageError(
      `${page} answers ${response.status}.`,
      'What a server shows in place of a page is not checked.',
      'Check the address; a page for customers wants its cookie: --header "cookie: session=abc"',
    )
  }
  const policy = response.headers.get('content-security-policy')
  return { elements: parsePage(await response.text()), policies: policy?.split(',') ?? [] }
}
