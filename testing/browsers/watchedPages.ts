import type { Answer } from '../site/listen'

/**
 * Answers as before, but each page notes what goes wrong in it, from its first script on: what a policy
 * stops, which Firefox does not always report to a server, errors, and what is written to the console.
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
    // Reports by `report-to`, which goes before `report-uri`, are sent in a minute or so: after the test.
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
  // Kept across reloads, which a chunk that failed brings about.
  addEventListener('giftwell:error', (event) => {
    const told: string[] = JSON.parse(sessionStorage.getItem('told') ?? '[]')
    told.push((event as CustomEvent<Error>).detail.message)
    sessionStorage.setItem('told', JSON.stringify(told))
  })
}
