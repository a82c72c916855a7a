import { describe, expect, it } from 'vitest'
import { createLog } from '../../src/api/client/log'
import { cleanEvent } from './cleanEvent'
import { safeFacts } from './safeFacts'
import { scrub } from './scrub'
import { secrets } from './testSecrets'

const surroundings: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => `the server said ${secret} and no more`,
]
const samples = secrets.flatMap((secret) =>
  surroundings.map((around) => [secret, around(secret)] as const),
)

/** Whether a text still contains four consecutive characters of a secret's private part. */
function leaks(text: string, secret: string): boolean {
  const plain = (of: string) =>
    of
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase()
  const digits = (of: string) => plain(of).replace(/\D/g, '')
  const many = digits(secret)
  if (many.length >= 7) return many.length - 4 >= 0 && digits(text).includes(many.slice(0, 4))
  // The word that gives it away may stay, what follows it may not.
  const last = plain(secret).match(/[\p{L}\d]+(?=[^\p{L}\d]*$)/u)?.[0] ?? plain(secret)
  return /\d|[@%]/.test(secret) ? plain(text).includes(plain(secret)) : plain(text).includes(last)
}

describe('personal data', () => {
  it('is tested with more than 300 strings', () => {
    expect(new Set(secrets).size).toBeGreaterThanOrEqual(250)
    expect(samples.length).toBeGreaterThanOrEqual(300)
  })

  it('is removed', () => {
    const leaked = samples.filter(([secret, text]) => leaks(scrub(text), secret))
    expect(leaked.map(([, text]) => [text, scrub(text)])).toEqual([])
  })

  it('would be detected if it were not removed', () => {
    const found = samples.filter(([secret, text]) => leaks(text, secret))
    expect(found.length).toBe(samples.length)
  })

  it('is removed from every part of a report', async () => {
    const posted: string[] = []
    let now = 0
    const log = createLog('/log', {
      now: () => (now += 60_000),
      fetch: async (_url, init) => {
        posted.push(String(init?.body))
        return new Response()
      },
    })
    const leaked: unknown[] = []
    for (const [secret, text] of samples) {
      const fields = { endpoint: text, kind: text, app: text, detail: text }
      const safe = safeFacts({ ...fields, status: Number(text) })
      await log.post(Object.values(safe).join(' '))
      const event = cleanEvent(
        {
          message: text,
          tags: { code: text, detail: text, email: text },
          user: { email: text },
          request: { url: text },
          breadcrumbs: [{ message: text }],
          extra: { text },
          exception: {
            values: [{ type: text, value: text, stacktrace: { frames: [{ filename: 'own.js' }] } }],
          },
        },
        () => true,
        scrub,
      )
      const ways = [...Object.values(safe), posted.at(-1) ?? '', JSON.stringify(event)]
      if (ways.some((way) => leaks(way, secret))) leaked.push([text, ways])
    }
    expect(leaked).toEqual([])
  })
})

describe('harmless data', () => {
  const ids = [
    ...Array.from({ length: 20 }, (_, at) => `line:${4711 + at * 37}`),
    ...Array.from({ length: 20 }, (_, at) => `sku ${10011 + at * 131}`),
    ...['17.3f2a9c1b.js', '1.9b5d6251.js', '43.f6216a59.js', '27.bc25896e.js', '5.3bb00849.css'],
    ...['checkout-cart', 'checkout-additional-shipments', 'myaccount-add-edit-card-blocked-ip'],
    ...['three-up'],
    ...['PUT /checkout/line-item', 'DELETE /checkout/giftcard/{certificate}/billing'],
    ...['GET /promo-code/get-active-codes/{code}'],
    ...['cart-read-failed', 'cross-sell-impossible', 'page-data-invalid', 'chunk-load-failed'],
    ...['app-crashed'],
    ...Array.from(
      { length: 15 },
      (_, at) => `status ${[400, 403, 404, 409, 500, 502, 503][at % 7]} after ${at} tries`,
    ),
    ...['0.1.0', '1.12.3', '2026-11', '19.3.1', 'v2'],
    ...['12 ms', '5000 ms', '0.1', '3 of 10', '100 %'],
    ...['TypeError', 'ChunkLoadError', 'NotFoundError', 'timeout', 'no cart specials'],
    ...['unknown type', 'data-giftwell-page'],
    ...Array.from({ length: 11 }, (_, at) => `chunk ${17 + at}`),
  ]

  it('passes', () => {
    expect(ids.length).toBeGreaterThanOrEqual(100)
    const lost = ids.filter((id) => scrub(id) !== id)
    expect(lost.length / ids.length).toBeLessThanOrEqual(0.02)
  })
})

it('takes no time even if the text is long', () => {
  const started = performance.now()
  for (const part of ['4', 'a1', 'a@', 'A-1', '1 Main ', '?', '(4', 'AB12-'])
    scrub(part.repeat(5000))
  expect(performance.now() - started).toBeLessThan(2000)
})
