import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { embedFolder } from '../../build/embedFolder'
import type { Hostility } from './hostility'

const html = () =>
  new Response('<!doctype html><p>Please sign in to the proxy.</p>', {
    headers: { 'content-type': 'text/html' },
  })

/** Effects of networks, blockers and policies. */
export const network: readonly Hostility[] = [
  {
    name: 'a blocker that hides whatever is called a banner',
    css: '#universal-banner, [class*="banner"], [id*="banner"] { display: none !important }',
  },
  {
    name: 'a blocker that refuses impressions, reports and wallets',
    async arrange({ page }) {
      await page.route(/\/impression\/|\/log|paypal|sentry/, (route) =>
        route.abort('blockedbyclient'),
      )
    },
    noise: /BLOCKED_BY_CLIENT/,
  },
  {
    name: 'a service worker that serves old chunks',
    expected: 'harmless',
    async arrange({ page, site }) {
      const chunk = site.chunk('checkout-cart')
      const old = `${await readFile(`${embedFolder}/${chunk.file}`, 'utf8')}// older`
      const worker = `addEventListener('activate', (event) => event.waitUntil(clients.claim()))
        addEventListener('fetch', (event) => {
          if (event.request.url.endsWith(${JSON.stringify(chunk.file)}))
            event.respondWith(new Response(${JSON.stringify(old)}, { headers: { 'content-type': 'text/javascript' } }))
        })`
      const headers = { 'content-type': 'text/javascript', 'service-worker-allowed': '/' }
      site.answers.set('worker.js', () => new Response(worker, { headers }))
      await page.goto(site.page({ head: '', body: '', path: '/before', policy: null }))
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/giftwell/worker.js', { scope: '/' })
        await navigator.serviceWorker.ready
      })
    },
    async check({ page }) {
      // The other root is not affected.
      await page.locator('#account-cart button').waitFor()
      await page.getByRole('button', { name: 'Reload' }).waitFor()
    },
    noise: /integrity|Loading chunk/,
    alone: 'the cart cannot be loaded',
  },
  {
    name: 'a policy without a nonce of ours',
    page: {
      policy:
        "default-src 'none'; script-src 'self' 'nonce-{nonce}'; style-src 'self'; connect-src 'self'; img-src 'self' data:",
      head: '<script src="/giftwell/embed.js" defer></script>',
    },
    noise: /Content Security Policy/,
    alone: 'a page has one policy',
  },
  {
    name: 'a policy that forbids frames',
    page: {
      policy:
        "default-src 'self' data:; frame-src 'none'; child-src 'none'; script-src 'nonce-{nonce}' 'strict-dynamic'",
    },
    alone: 'a page has one policy',
  },
  {
    name: 'a proxy that answers with a page',
    expected: 'degrades',
    async arrange({ page }) {
      await page.route('**/api/**', async (route) => {
        await route.fulfill({ status: 200, contentType: 'text/html', body: await html().text() })
      })
    },
    async check({ page }) {
      await page.getByText('We couldn’t load your cart').waitFor()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      expect(await page.locator('#account-cart button').isVisible()).toBe(true)
    },
    alone: 'there is no cart',
  },
  {
    name: 'no storage and no cookies for third parties',
    script: `['localStorage', 'sessionStorage'].forEach(function (name) {
      Object.defineProperty(window, name, { get: function () { throw new DOMException('denied', 'SecurityError') } })
    })
    Object.defineProperty(Document.prototype, 'cookie', {
      get: function () { throw new DOMException('denied', 'SecurityError') }
    })`,
  },
]
