import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appNumbers } from '../apps'
import { anywhere, likelyNext, ownChoice } from '../build/tables'
import { features, shared } from '../chunks'
import type { Chunks } from '../loader/decodeManifest'
import { loadFeature, setFeatureLoader } from '../page/feature'
import { paymentOptions } from '../page/paymentOptions'
import { explainOptions } from './explainOptions'
import { askedOf, nextChunks } from './prefetch'
import { PAYMENT } from './prefetchTable'

const planned = [...Array(12)].map((_, at) => at + 48)
const numbers = [
  ...Object.values(shared),
  ...Object.values(appNumbers),
  ...Object.values(features).map(({ number }) => number),
  ...planned,
]
const chunksOf = (all: readonly number[], needs: readonly number[] = []): Chunks =>
  Object.fromEntries(all.map((number) => [number, [`${number}.js`, number > 16 ? needs : [], 0]]))
const whole = chunksOf(numbers, [6])
const isThere = (address: string) => ['2.js', '6.js', '9.js', '10.js', '17.js'].includes(address)

const table = { likelyNext, ownChoice, anywhere }

describe('prefetching', () => {
  it.each(Object.keys(appNumbers).filter((app) => !PAYMENT.includes(app)))(
    'loads ten chunks on a page with %s, the likeliest first',
    (app) => {
      const next = nextChunks(table, whole, new Set([app]), isThere)
      const likely = (likelyNext[app] ?? []).filter((number) => !isThere(`${number}.js`))
      expect(next).toHaveLength(10)
      expect(new Set(next).size).toBe(next.length)
      expect(next.slice(0, likely.length)).toEqual(likely.slice(0, 10))
    },
  )

  const next = (app: string, chunks = whole, isLoaded = isThere) =>
    nextChunks(table, chunks, new Set([app]), isLoaded)

  it.each(PAYMENT)('loads nothing on a page with %s, even with other apps', (app) => {
    expect(nextChunks(table, whole, new Set(['account-cart', app]), isThere)).toEqual([])
  })

  it('prefers the page’s main app in any mounting order', () => {
    const chunks = chunksOf([...(likelyNext['account-cart'] ?? []), ...(likelyNext.pdp ?? [])])
    for (const apps of [
      ['account-cart', 'pdp'],
      ['pdp', 'account-cart'],
    ]) {
      const [first] = nextChunks(table, chunks, new Set(apps), isThere)
      expect(first).toBe(likelyNext.pdp?.find((number) => !isThere(`${number}.js`)))
    }
  })

  it('loads the needs of a chunk before it', () => {
    expect(next('checkout-cart', whole, () => false).slice(0, 2)).toEqual([6, 44])
  })

  it('loads all other chunks if there are fewer than ten', () => {
    expect(next('checkout-cart', chunksOf([9, 10, 17, 27, 42, 47]))).toEqual([42, 27])
  })

  it('skips loading chunks and their needs', () => {
    setFeatureLoader(() => new Promise(() => {}))
    void loadFeature(57)
    const chunks: Chunks = {
      14: ['14.js', [], 0],
      44: ['44.js', [5], 0],
      57: ['57.js', [2, 14], 0],
    }
    expect([...askedOf(chunks)]).toEqual([57, 2, 14])
  })

  it('skips chunks that a page loads itself', () => {
    const optional = Object.values(features).filter((feature) => 'isOptional' in feature)
    expect(optional.map(({ number }) => number)).toEqual(ownChoice)
    expect(ownChoice).toEqual(expect.arrayContaining([47, 49, 50, 54, 57]))
  })

  it('uses names from the table', () => {
    expect(likelyNext['checkout-cart']?.slice(0, 4)).toEqual([44, 45, 42, 40])
    const named = Object.values(likelyNext).flat()
    expect(named.filter((number) => !numbers.includes(number))).toEqual([])
  })
})

describe('an option', () => {
  let said: string[]
  beforeEach(() => {
    said = []
    vi.spyOn(console, 'warn').mockImplementation((text) => said.push(String(text)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    delete window.GiftwellOptions
  })

  const right: readonly (readonly [string, unknown])[] = [
    ['apiBase', '/api'],
    ['assetBase', 'https://cdn.shop.test/giftwell/'],
    ['loginFlag', 'isLoggedIn'],
    ['csrf', { header: 'x-csrf', value: () => 'token' }],
    ['csrf', '{"header":"x-csrf","value":"token"}'],
    ['release', '2026-11-20'],
    ['texts', '{"cart.title":"Basket"}'],
    ['texts', { 'cart.title': 'Basket' }],
    ['format', '{"locale":"de-DE","currency":"EUR"}'],
    ['format', { money: (cents: number) => `${cents}` }],
    ['persist', 'minimal'],
    ['storage', 'session'],
    ['theme', 'dark'],
    ['consent', 'mayTrack'],
    ['sentryDsn', 'https://0123abc@o1.ingest.sentry.io/42'],
    ['logUrl', '/log'],
    ['prefetch', 'true'],
    ['idempotency', true],
    ['idempotency', 'false'],
    ['paypalClientId', 'AbCdEfGhIjKl-123'],
    ['paypalSdk', 'https://www.sandbox.paypal.com/sdk/js'],
    ['hpf', { origin: 'https://pay.example.com' }],
    ['hpf', '{"origin":"http://127.0.0.1:4000","path":"/hpf/"}'],
    ['confirmationUrl', '/thanks'],
    ['redirects', 'https://pay.example.com, https://other.example.com'],
    ['redirects', ['https://pay.example.com']],
    ['helpPhone', '800-555-0142'],
    ['giftCardPattern', /^GC/],
    ['searchRecipes', async () => ({ recipes: [] })],
    ['loadProducts', async () => []],
    ['dataLayer', 'dataLayer'],
  ]
  it.each(right)('%s accepts %j', (name, value) => {
    explainOptions({ [name]: value })
    expect(said).toEqual([])
  })

  const odd: readonly (readonly [string, unknown, string])[] = [
    ['apiBase', 'http://', 'apiBase is "http://"'],
    ['assetBase', 7, 'assetBase is a number'],
    ['loginFlag', 'is logged in', 'loginFlag'],
    ['csrf', { header: 'x-csrf' }, '{ header, value }'],
    ['csrfHeader', 'x-csrf', 'data-csrf-value'],
    ['csrfValue', 'token', 'data-csrf-header'],
    ['release', '', 'release'],
    ['texts', 'Basket', 'an object of texts'],
    ['texts', { 'cart.title': 5 }, 'an object of texts'],
    ['format', 'de-DE', '"locale"'],
    ['format', { locale: 'de_DE' }, '"currency"'],
    ['format', { currency: 'euro' }, '"currency"'],
    ['format', { money: '$' }, '"currency"'],
    ['persist', 'all', '"full", "minimal" or "none"'],
    ['storage', 'cookie', '"local" or "session"'],
    ['theme', 'blue', '"light", "dark" or "auto"'],
    ['consent', true, 'consent is a boolean'],
    ['sentryDsn', 'https://sentry.io', 'a DSN'],
    ['logUrl', null, 'logUrl is null'],
    ['prefetch', 'always', 'true or false'],
    ['idempotency', 'maybe', 'true or false'],
    ['paypalClientId', '<script>', 'paypalClientId'],
    ['paypalSdk', 'http://pay.example.com/sdk/js', 'over https'],
    ['paypalSdk', 'https://pay.example.com/sdk/js?x=1', 'without a query'],
    ['hpf', { origin: 'http://pay.example.com' }, 'over https'],
    ['hpf', { origin: 'https://pay.example.com/' }, 'hpf'],
    ['hpf', { origin: 'https://pay.example.com', path: '//evil' }, 'hpf'],
    ['confirmationUrl', 'https://evil.example.com/', 'listed in redirects'],
    ['confirmationUrl', 'javascript:alert(1)', 'confirmationUrl'],
    ['redirects', ['https://pay.example.com/path'], 'a list of origins'],
    ['redirects', 'pay.example.com', 'a list of origins'],
    ['helpPhone', 'call us', 'helpPhone'],
    ['giftCardPattern', '^GC', 'a regular expression'],
    ['searchRecipes', '/search', 'a function'],
    ['loadProducts', '/more', 'a function'],
    ['dataLayer', 'window.dataLayer', 'the name of a global array'],
  ]
  it.each(odd)('%s explains %j', (name, value, words) => {
    explainOptions({ [name]: value })
    expect(said).toEqual([expect.stringContaining(`Giftwell: the option ${name} is `)])
    expect(said[0]).toContain(words)
    expect(said[0]).toMatch(/so it is ignored\. It must be .{8,}\.$/)
  })

  it('with a name that every object has is ignored', () => {
    explainOptions({ constructor: '7', hasOwnProperty: '7' })
    expect(said).toEqual([])
  })

  it('covers every option of the design', () => {
    const names = new Set(right.map(([name]) => name))
    expect(names.size).toBe(25)
    const all = new Set([...names, 'csrfHeader', 'csrfValue'])
    expect(new Set(odd.map(([name]) => name))).toEqual(all)
  })

  it('is named if it is unknown, with the correct spelling', () => {
    const own = { apibase: '/api', loadProduct: () => [], colour: 'red' }
    window.GiftwellOptions = own
    explainOptions(own)
    expect(said).toEqual([
      'Giftwell: unknown option apibase. Did you mean apiBase?',
      'Giftwell: unknown option loadProduct. Did you mean loadProducts?',
      'Giftwell: unknown option colour.',
    ])
  })

  it('without a hyphen in the tag is named as written there', () => {
    explainOptions({ helpphone: '8005550142', analytics: 'on' })
    expect(said).toEqual(['Giftwell: unknown option helpphone. Did you mean data-help-phone?'])
  })
})

describe('paymentOptions', () => {
  it('have defaults, and ignore invalid values', () => {
    const paypalSdk = 'https://www.paypal.com/sdk/js'
    const nothing = { paypalSdk, hpf: null, confirmationUrl: null }
    const none = { ...nothing, idempotency: false, redirects: [] }
    expect(paymentOptions({})).toEqual(none)
    const odd = { idempotency: 2, paypalSdk: 'x', hpf: 'x', confirmationUrl: 5 }
    expect(paymentOptions({ ...odd, redirects: [1] })).toEqual(none)
  })

  it('read valid values', () => {
    const origin = 'https://pay.example.com'
    const given = { hpf: { origin }, redirects: origin, confirmationUrl: '/ok' }
    expect(paymentOptions({ ...given, idempotency: 'true' })).toMatchObject({
      idempotency: true,
      hpf: { origin, path: '/hpf/1_1/', script: '/hpf/js/hpfParent.min.js' },
      redirects: [origin],
      confirmationUrl: `${location.origin}/ok`,
    })
    const there = { ...given, confirmationUrl: `${origin}/ok` }
    expect(paymentOptions(there).confirmationUrl).toBe(`${origin}/ok`)
  })
})
