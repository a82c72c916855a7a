import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import buttonScript from './button.js?raw'
import payScript from './pay.js?raw'
import sdk from './sdk.js?raw'

const CSS = `
:root { font: 16px/1.4 ui-sans-serif, system-ui, sans-serif; color: #1b1f3b; }
body { margin: 0; }
button { box-sizing: border-box; inline-size: 100%; min-block-size: 48px; border: 0; border-radius: 8px; font: inherit; font-weight: 700;
  background: #ffc439; color: #1b1f3b; cursor: pointer; }
button.plain { background: #e7eaf3; }
:focus-visible { outline: 3px solid #1b1f3b; outline-offset: -4px; }
p { margin: 0; padding-block: 10px; font-size: 14px; }
main { display: grid; gap: 12px; padding: 24px; }
h1, main p { margin: 0; padding: 0; font-size: 20px; }
`

interface PageParts {
  title: string
  body: ReturnType<typeof html>
  script?: string
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`

/**
 * A mock wallet: the script that shops load, with the API of PayPal's; its button and its message in iframes, its
 * window, and the payments in progress. It charges nothing.
 */
export function createWallet(): Hono {
  const app = new Hono()
  const orders = new Map<string, number>()

  const page = ({ title, body, script = '' }: PageParts) => {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; form-action 'none'; base-uri 'none'`
    return new Response(
      `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${raw(CSS)}</style>
</head>
<body>${body}
<script nonce="${nonce}">${raw(script)}</script>
</body>
</html>`}`,
      {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
      },
    )
  }

  app.get('/sdk/js', (context) => context.body(sdk, 200, { 'content-type': 'text/javascript' }))
  app.get('/wallet/button', () =>
    page({
      title: 'PayPal',
      body: html`<button type="button">Pay with PayPal</button>`,
      script: buttonScript,
    }),
  )
  app.get('/wallet/message', (context) => {
    const amount = Number(context.req.query('amount')) || 0
    const body = html`<p>Pay in 4 interest-free payments of ${dollars(amount / 4)}.</p>`
    return page({ title: 'Pay later', body })
  })
  app.post('/wallet/orders', async (context) => {
    const { amount } = await context.req.json<{ amount: string }>()
    const id = `WALLET-${crypto.randomUUID().slice(0, 13).toUpperCase()}`
    orders.set(id, Number(amount))
    return context.json({ id })
  })
  app.get('/wallet/pay', (context) => {
    const amount = orders.get(context.req.query('order') ?? '')
    if (amount === undefined) return context.text('There is no such payment.', 404)
    const body = html`<main>
<h1>Pay ${dollars(amount)}</h1>
<button value="approve">Agree and pay</button>
<button class="plain" value="cancel">Cancel</button>
<button class="plain" value="fail">Have a problem</button>
</main>`
    return page({ title: 'PayPal', body, script: payScript })
  })
  return app
}
