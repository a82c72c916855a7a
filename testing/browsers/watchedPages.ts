import type { Answer } from '../site/listen'

/**
 * Responds as before, but each page records its problems from its first script on: policy violations, which
 * Firefox does not always report to a server, errors, and console messages.
 */
export const watchedPages =
  (answer: Answer): Answer =>
  async (request) => {
    const response = await answer(request)
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('text/html')) return response
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    const html = await response.text()
    const script = `<script nonce="${nonce}">(${noteComplaints})()</script>`
    const watched = new Response(html.replace('<head>', `<head>${script}`), response)
    // `report-to` takes precedence over `report-uri`, and its reports are sent after about a minute, when the
    // test is over.
    if (policy)
      watched.headers.set('content-security-policy', policy.replace('; report-to csp', ''))
    return watched
  }

/** Runs in the page. */
function noteComplaints(): void {
  const note = (text: string) => {
    const noted: string[] = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
    sessionStorage.setItem('complaints', JSON.stringify([...noted, text]))
  }
  addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
  )
  addEventListener('error', ({ message }) => message && note(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`))
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...said: unknown[]) => {
      note(`console: ${said.join(' ')}`)
      write(...said)
    }
  }
  // Kept across reloads, which a failed chunk causes.
  addEventListener('giftwell:error', (event) => {
    const told: string[] = JSON.parse(sessionStorage.getItem('told') ?? '[]')
    told.push((event as CustomEvent<Error>).detail.message)
    sessionStorage.setItem('told', JSON.stringify(told))
  })
}
