import { describe, expect, it } from 'vitest'
import { cleanEvent } from './cleanEvent'
import { safeCode, safeFacts } from './safeFacts'

const OWN = 'https://shop.test/giftwell/17.3f2a9c1b.js'
const asItIs = (text: string) => text

const clean = (files: readonly (string | undefined)[]) => {
  const frames = files.map((filename) => ({ ...(filename && { filename }), vars: { a: 1 } }))
  const exception = { type: 'TypeError', value: 'app-crashed', stacktrace: { frames } }
  return cleanEvent({ exception: { values: [exception] } }, (file) => file === OWN, asItIs)
}

describe('an event', () => {
  it.each([
    ['only our files', [OWN, OWN]],
    ['our files and the browser’s own frames', [OWN, '<anonymous>', undefined, OWN]],
  ])('about %s is reported', (_case, files) => {
    expect(clean(files)).not.toBeNull()
  })

  it.each([
    ['a tag manager', [OWN, 'https://www.googletagmanager.test/gtm.js']],
    ['an extension', ['chrome-extension://abc/content.js', OWN]],
    ['a script of the page', [OWN, 'https://shop.test/site.js']],
    ['no known file', ['<anonymous>', undefined]],
    ['no frame', []],
    ['a file that looks like ours', ['https://evil.test/giftwell/17.3f2a9c1b.js']],
  ])('with %s is dropped', (_case, files) => {
    expect(clean(files)).toBeNull()
  })

  it('without a stack is identified by its code', () => {
    const event = cleanEvent({ message: 'cart-read-failed' }, () => false, asItIs)
    expect(event).toEqual({ message: 'cart-read-failed', tags: {} })
  })

  it('contains nothing of the page’s own Sentry', () => {
    const trace = { trace_id: 'a', span_id: 'b' }
    const event = cleanEvent(
      {
        message: 'cart-read-failed',
        user: { id: 7 },
        tags: { code: 'cart-read-failed', customer: 'Ada' },
        contexts: { trace, culture: { timezone: 'x' } },
        sdk: { name: 'theirs' },
        server_name: 'box',
      },
      () => true,
      asItIs,
    )
    const tags = { code: 'cart-read-failed' }
    expect(event).toEqual({ message: 'cart-read-failed', tags, contexts: { trace } })
  })

  it('contains no variables of a frame', () => {
    expect(JSON.stringify(clean([OWN]))).not.toContain('vars')
  })
})

describe('facts', () => {
  it('pass by name and format', () => {
    const endpoint = 'DELETE /checkout/giftcard/{certificate}/billing'
    const facts = {
      endpoint,
      status: 503,
      kind: 'timeout',
      app: 'checkout-cart',
      detail: 'no cart',
    }
    expect(safeFacts(facts)).toEqual({ ...facts, status: '503' })
  })

  it.each([
    { endpoint: 'DELETE /checkout/giftcard/4711/billing' },
    { endpoint: 'GET /promo-code/get-active-codes/STEAK10?x' },
    { status: 4_111_111_111_111_111 },
    { status: null },
    { kind: 'Ada Byron' },
    { app: '<b>' },
    { email: 'ada@shop.test' },
  ])('are dropped if invalid: %j', (facts) => {
    expect(safeFacts(facts as object)).toEqual({})
  })

  it('have a code from our list', () => {
    const codes = [safeCode('cart-read-failed'), safeCode('ada@shop.test')]
    expect(codes).toEqual(['cart-read-failed', 'odd-code'])
  })
})
