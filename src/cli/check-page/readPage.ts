import type { PageToCheck } from '../../domain/page/check/pageElement'
import type { Io } from '../io'
import { UsageError } from '../usageError'
import { whyUnreachable } from '../whyUnreachable'
import type { CheckPageOptions } from './options'
import { parsePage } from './parsePage'

/** Reads the page to check. Rejects with a `UsageError` if there is none. */
export async function readPage({ page, headers }: CheckPageOptions, io: Io): Promise<PageToCheck> {
  if (!/^https?:/i.test(page)) {
    const html = await io.readFile(page).catch((error: Error) => {
      throw new UsageError(
        `${page} cannot be read.`,
        error.message,
        'Pass an existing file, or a URL that begins with http:// or https://',
      )
    })
    return { elements: elementsOf(page, html), policies: [] }
  }
  const response = await io
    .fetch(page, { headers: { accept: 'text/html', ...headers } })
    .catch((error: Error) => {
      throw new UsageError(
        `${page} cannot be reached.`,
        whyUnreachable(error),
        'Check the URL, and that the server is running.',
      )
    })
  if (response.redirected) {
    throw new UsageError(
      `${page} leads to ${response.url}.`,
      'That is another page.',
      'Check its URL instead. If the page requires signing in, pass a cookie: --header "cookie: session=abc"',
    )
  }
  if (!response.ok) {
    throw new UsageError(
      `${page} returned ${response.status}.`,
      'Error pages are not checked.',
      'Check the URL. If the page requires signing in, pass a cookie: --header "cookie: session=abc"',
    )
  }
  const { headers: sent } = response
  const elements = elementsOf(page, await response.text(), sent.get('content-type') ?? 'text/html')
  return { elements, policies: sent.get('content-security-policy')?.split(',') ?? [] }
}

/** The elements of a page. Throws if it is not HTML: a check could only say that it has no root. */
function elementsOf(page: string, html: string, type = 'text/html') {
  const why = whyNoPage(html, type)
  if (why)
    throw new UsageError(`${page} is not an HTML page.`, why, 'Pass the page that a shopper sees.')
  return parsePage(html)
}

function whyNoPage(html: string, type: string): string | null {
  if (!/html|plain/.test(type)) return `Its type is ${type}.`
  if (!html.trim()) return 'It is empty.'
  return /<[a-z!]/i.test(html) ? null : 'It contains no tags.'
}
