import type { Route } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'
import { press } from './actions'
import { READY } from './chunkPage'

const shop = shopPerTest()
/** The requests to Sentry: the parts of each envelope. */
let envelopes: Record<string, unknown>[][]
let logged: string[]

beforeEach(async () => {
  await shop.open('twoShipments')
  envelopes = []
  logged = []
  await shop.page.route('**/api/42/envelope/**', (route) => {
    const lines = (route.request().postData() ?? '').split('\n')
    envelopes.push(lines.filter(Boolean).map((line) => JSON.parse(line)))
    return route.fulfill({ json: {} })
  })
  await shop.page.route('**/log', (route) => {
    logged.push(route.request().postDataJSON().message)
    return route.fulfill({ json: {} })
  })
})

/** The allowed fields of a report. */
const KNOWN =
  'event_id timestamp platform level release message tags contexts exception sdk environment'.split(
    ' ',
  )

async function open(options: object = {}, before = '', beside = '') {
  const dsn = shop.site.origin.replace('//', '//0123abcd@')
  const all = { sentryDsn: `${dsn}/42`, logUrl: '/log', release: 'r7', ...options }
  const head = `<script nonce="{nonce}">window.GiftwellOptions = ${JSON.stringify(all)};${before}</script>${EMBED_TAG}`
  await shop.goto(
    { head, body: `<div id="checkout-cart"></div>${beside}` },
    `${READY('checkout-cart')} article`,
  )
}

/** A change that the server refuses without a reason that a shopper could act on. */
async function fail() {
  shop.site.backend.setFault('putQuantity', 'server-error')
  await press(shop.page, /^Increase quantity/)
}

const events = () => envelopes.map((parts) => parts.at(-1) ?? {})
const failures = () => events().filter(({ type }) => type !== 'transaction')

describe('an error', () => {
  it('reaches Sentry and the log with code, template and status only', async () => {
    await open()
    await fail()
    // Its code loads when the page is idle, which takes time on a busy machine.
    const inTime = { timeout: 15_000 }
    const ofQuantity = () =>
      failures().find((one) => JSON.stringify(one.tags ?? '').includes('endpoint'))
    await expect.poll(ofQuantity, inTime).toBeTruthy()
    await expect.poll(() => logged.join(' '), inTime).toContain('line-item-quantity')
    const event = ofQuantity()
    expect(event).toMatchObject({ level: 'error', release: 'r7' })
    const tags = { endpoint: 'PUT /checkout/line-item-quantity/', status: '500' }
    expect(event?.tags).toMatchObject(tags)
    expect(Object.keys(event ?? {}).filter((name) => !KNOWN.includes(name))).toEqual([])
    expect(logged.join(' ')).toContain('PUT /checkout/line-item-quantity/ 500')
    const all = JSON.stringify([envelopes, logged])
    expect(all).not.toMatch(/checkout\.gw|"url"|breadcrumbs|user_agent|ip_address|clin_id/)
    expect(shop.site.reports).toEqual([])
  })

  it('is held until there is consent, and then sent', async () => {
    await open({ consent: 'mayTell' })
    await fail()
    await shop.page.waitForTimeout(500)
    expect([envelopes, logged]).toEqual([[], []])
    await shop.page.evaluate(() => {
      Object.assign(window, { mayTell: true })
      dispatchEvent(new Event('giftwell:consent'))
    })
    await expect.poll(() => failures().length).toBeGreaterThan(0)
    await expect.poll(() => logged.length).toBeGreaterThan(0)
  })

  it('is sent nowhere if the page has configured nothing', async () => {
    await open({ sentryDsn: undefined, logUrl: undefined })
    await fail()
    await shop.page.waitForTimeout(500)
    expect([envelopes, logged]).toEqual([[], []])
    expect(shop.site.requests).not.toContain(`/giftwell/${shop.site.chunk('sentry').file}`)
  })
})

describe('loading', () => {
  it.each([
    [0.05, 1],
    [0.5, 0],
  ])('with the dice at %d is traced %d times', async (dice, times) => {
    await shop.page.addInitScript((value) => {
      Math.random = () => value
    }, dice)
    await open()
    await fail()
    await expect.poll(() => failures().length).toBeGreaterThan(0)
    const traces = events().filter(({ type }) => type === 'transaction')
    expect(traces).toHaveLength(times)
    for (const { spans } of traces as { spans: { description: string }[] }[]) {
      const words = spans.map(({ description }) => description)
      expect(words).toEqual(
        expect.arrayContaining(['chunk 9', 'chunk 10', 'chunk 17', 'GET /api/checkout/cart']),
      )
    }
  })
})

describe('a replay', () => {
  const isLoaded = () => shop.site.requests.includes(`/giftwell/${shop.site.chunk('replay').file}`)
  const dice = (value: number) => `Math.random = () => ${value};`
  const parts = (type: string) => envelopes.filter((all) => all.some((part) => part.type === type))

  it('accompanies an error on one in ten of the pages that enable it: masked, without an address', async () => {
    await open({ replay: true }, dice(0.05))
    await expect.poll(isLoaded).toBe(true)
    await expect.poll(() => shop.page.evaluate(() => '__SENTRY__' in window)).toBe(true)
    await shop.page.waitForTimeout(500)
    expect(parts('replay_event')).toEqual([])
    await fail()
    await expect.poll(() => parts('replay_recording').length).toBeGreaterThan(0)
    const recorded = JSON.stringify(parts('replay_recording'))
    expect(recorded).toMatch(/gw-cart/)
    expect(recorded).not.toMatch(/Filet|Whitfield|Lincoln|\$\d|line-item-quantity|checkout\/cart/)
    // The recording has no tags, and may arrive before its error.
    const isTagged = ({ tags }: { tags?: unknown }) => 'replayId' in Object(tags ?? {})
    await expect.poll(() => failures().some(isTagged)).toBe(true)
    expect(shop.site.reports).toEqual([])
  })

  describe('whose consent is withdrawn', () => {
    const setConsent = (mayTell: boolean, event = 'giftwell:consent') =>
      shop.page.evaluate(
        ([given, name]) => {
          Object.assign(window, { mayTell: given })
          dispatchEvent(new Event(name))
        },
        [mayTell, event] as const,
      )
    /** Presses, and counts what is sent within two of the recording's intervals. */
    async function pressAndCount() {
      const before = parts('replay_recording').length
      await press(shop.page, /^Increase quantity/)
      await shop.page.waitForTimeout(11_000)
      return parts('replay_recording').length - before
    }

    beforeEach(async () => {
      await open({ replay: true, consent: 'mayTell' }, `${dice(0.05)} window.mayTell = true`)
      await expect.poll(isLoaded).toBe(true)
      await fail()
      await expect.poll(() => parts('replay_recording').length).toBeGreaterThan(0)
    })

    it('sends nothing more, even if the page does not say so', async () => {
      await setConsent(false, 'nothing')
      expect(await pressAndCount()).toBe(0)
    })

    it('has ended, and does not go on with a new consent', async () => {
      await setConsent(false)
      await setConsent(true)
      expect(await pressAndCount()).toBe(0)
    })
  })

  it.each<[string, object, string]>([
    ['nine pages of ten', { replay: true }, dice(0.5)],
    ['a page that does not ask for it', {}, dice(0.05)],
    ['a page without consent', { replay: true, consent: 'mayTell' }, dice(0.05)],
  ])('is not even loaded by %s', async (_case, options, before) => {
    await open(options, before)
    await fail()
    await shop.page.waitForTimeout(500)
    expect(isLoaded()).toBe(false)
  })

  it('is not even loaded on sign-in pages', async () => {
    await open({ replay: true }, dice(0.05), '<div id="checkout-login"></div>')
    await fail()
    await expect.poll(() => failures().length).toBeGreaterThan(0)
    expect(isLoaded()).toBe(false)
  })

  it('is not recorded if the page has its own Sentry', async () => {
    await open({ replay: true }, `${dice(0.05)} window.__SENTRY__ = { version: '1', theirs: {} }`)
    await expect.poll(isLoaded).toBe(true)
    await fail()
    await expect.poll(() => failures().length).toBeGreaterThan(0)
    await shop.page.waitForTimeout(500)
    expect(parts('replay_event')).toEqual([])
  })
})

describe('the page’s own Sentry', () => {
  it('is unchanged: its global, its handlers, its scope', async () => {
    const before = `window.__SENTRY__ = { version: 'theirs', theirs: { globalScope: 'untouched' } };
      window.onerror = () => 'theirs'; window.fetchWas = fetch`
    await open({}, before)
    await fail()
    await expect.poll(() => failures().length).toBeGreaterThan(0)
    const theirs = await shop.page.evaluate(() => {
      const host = window as unknown as Record<string, unknown>
      const { version, theirs } = host.__SENTRY__ as Record<string, unknown>
      return [version, theirs, String(window.onerror), host.fetchWas === fetch]
    })
    expect(theirs).toEqual(['theirs', { globalScope: 'untouched' }, "() => 'theirs'", true])
  })
})

describe('a reporter that', () => {
  const envelope = () => '**/envelope/**'
  const fileOf = (name: string) => () => `**/${shop.site.chunk(name).file}`
  const blocked = (route: Route) => route.abort('blockedbyclient')
  const throws = `Math.random = () => 0; Date.now = () => ({ valueOf() { return 5 } })
    crypto.getRandomValues = () => { throw new Error("no") }`

  it.each<[string, () => string, (route: Route) => unknown, string?]>([
    ['fails', envelope, (route) => route.fulfill({ status: 500 })],
    ['is too busy', envelope, (route) => route.fulfill({ status: 429 })],
    ['is slow', envelope, () => {}],
    ['is blocked', envelope, blocked],
    ['has its files blocked', fileOf('sentry'), blocked],
    ['has all its files blocked', fileOf('reporting'), blocked],
    ['throws', envelope, (route) => route.fallback(), throws],
  ])('%s has no effect', async (_case, address, answer, before) => {
    await shop.page.route(address(), answer)
    await shop.page.route('**/log', (route) => route.abort())
    await open({}, before)
    // Parts and data that load after the first screen, such as remaining stock, are loaded.
    for (const late of ['Ready', 'Apply'])
      await shop.page.getByText(late, { exact: true }).first().waitFor({ state: 'attached' })
    const text = () => shop.page.locator('.gw-root').first().textContent()
    let shown: string | null = null
    const isAtRest = async () => {
      const before = shown
      shown = await text()
      return shown === before
    }
    await expect.poll(isAtRest, { interval: 700, timeout: 15_000 }).toBe(true)
    await fail()
    await shop.page.getByText('We couldn’t save that change.').first().waitFor()
    await shop.page.waitForTimeout(300)
    expect(await text()).toBe(shown)
    expect(await shop.watched.told()).toEqual([])
    expect(shop.watched.loads()).toBe(1)
    // A browser logs each failed request by itself.
    const isOurs = (error: string) => !error.startsWith('Failed to load resource')
    expect(shop.watched.errors.filter(isOurs)).toEqual([])
  })
})
