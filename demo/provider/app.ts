import { Hono } from 'hono'
import type { Backend } from '../../mocks/backend'
import { DECLINE_CODES, errorCodes, type TypedCard, verdictOf } from './cards'
import formScript from './form.js?raw'
import { formPage } from './formPage'
import parentScript from './parent.js?raw'
import { createWallet } from './wallet/wallet'

export interface ProviderOptions {
  /** The shop's backend, to which the provider sends a card from server to server. */
  backend: Backend
}

/** How often a card may be sent in one session. */
const MOST_TRIES = 5

/**
 * A mock payment provider on its own origin: the card form, its script for the shop's page, the endpoint that
 * receives the card, and a wallet. It charges nothing.
 */
export function createProvider({ backend }: ProviderOptions): Hono {
  const app = new Hono()
  const tries = new Map<string, number>()

  app.get('/hpf/js/hpfParent.min.js', (context) =>
    context.body(parentScript, 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    }),
  )

  app.get('/hpf/1_1/', (context) => {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; form-action 'none'; base-uri 'none'`,
    )
    return context.html(formPage({ nonce, script: formScript }))
  })

  app.post('/hpf/1_1/process', async (context) => {
    const { uID, ...card } = await context.req.json<TypedCard & { uID: string }>()
    const count = (tries.get(uID) ?? 0) + 1
    tries.set(uID, count)
    if (count > MOST_TRIES) return context.json({ errorCode: ['365'] })
    const codes = errorCodes(card)
    if (codes.length > 0) return context.json({ errorCode: codes })
    const digits = card.number.replace(/\D/g, '')
    const verdict = verdictOf(digits)
    if (verdict === 'hang') return new Promise<Response>(() => {})
    await backend.completeHosted(
      uID,
      verdict === 'over'
        ? null
        : {
            brand: 'Visa',
            last_four: digits.slice(-4),
            expires: `${card.month}/${card.year}`,
            decline_code: (verdict && DECLINE_CODES[verdict]) ?? null,
          },
    )
    return context.json({ uID, code: '000', message: 'Success' })
  })
  app.route('/', createWallet())
  return app
}
