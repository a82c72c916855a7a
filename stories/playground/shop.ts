import { createBackend } from '../../mocks/backend'
import { products } from '../../mocks/catalogue'
import { imageResponse } from '../../mocks/images'
import type { Scenario } from '../../mocks/scenarios'
import { loadApps } from '../../src/cli/check-page/loadApps'
import { parsePage } from '../../src/cli/check-page/parsePage'
import { checkPage } from '../../src/domain/page/check/checkPage'
import type { Finding } from '../../src/domain/page/check/pageElement'
import { STRICT_POLICY } from '../../testing/site/policy'
import { pageScript } from './pageScript'

/** The served content: a page as written by its author, and its backend. */
export interface Source {
  html: string
  /** The page's path below the playground's address. */
  path: string
  world: Scenario
}

/** A call that the page sent to the shop. */
export interface Call {
  method: string
  path: string
  status: number | null
}

interface Listeners {
  onCall(call: Call): void
  /** Receives the findings of `giftwell check-page` for the page. */
  onFindings(findings: readonly Finding[]): void
}

/** The shop behind a playground page, which answers the page's requests. */
export function openShop(
  address: string,
  { html, world }: Source,
  { onCall, onFindings }: Listeners,
) {
  const backend = createBackend({ scenario: world })

  async function page(): Promise<Response> {
    const nonce = crypto.randomUUID()
    const cart = await backend.fetch('/api/checkout/cart').then((answer) => answer.text())
    const policy = STRICT_POLICY.replaceAll('{nonce}', nonce)
    const filled = html
      .replaceAll('{nonce}', nonce)
      .replaceAll('{products}', () => inert(JSON.stringify(products)))
      .replaceAll('{cart}', () => inert(cart))
    onFindings(checkPage({ elements: parsePage(filled), policies: [policy] }, await loadApps()))
    return document(`${signedIn(world)}${pageScript}`, { nonce, policy }, filled)
  }

  return async (request: Request): Promise<Response> => {
    const { href, pathname } = new URL(request.url)
    if (pathname.startsWith('/api/')) {
      const call = { method: request.method, path: pathname.slice('/api'.length) }
      const answer = await backend.fetch(request).catch(() => null)
      onCall({ ...call, status: answer?.status ?? null })
      return answer ?? Response.error()
    }
    if (href.split(/[?#]/)[0] === address) return page()
    return (await imageResponse(pathname)) ?? new Response('Not found', { status: 404 })
  }
}

/** The flag of specification §6, as set by a shop's template. */
const signedIn = ({ customer }: Scenario) => `window.isLoggedIn = ${Boolean(customer)}\n`

/** JSON inside a page, escaped so that no text in it can end the script. */
const inert = (json: string) => json.replaceAll('<', '\\u003c')

function document(
  script: string,
  { nonce, policy }: { nonce: string; policy: string },
  body: string,
): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Playground</title><link rel="icon" href="data:,"><script nonce="${nonce}">${script}</script>`
  return new Response(
    `<!doctype html><html lang="en"><head>${head}</head><body>\n${body}</body></html>`,
    { headers: { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': policy } },
  )
}
