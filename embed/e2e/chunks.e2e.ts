import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, type WatchedPage, watchedPage } from '../../scripts/embed/testBrowser'
import { type BuiltChunk, openTestSite, type TestSite } from '../../scripts/embed/testSite'

let browser: Browser
let site: TestSite
let watched: WatchedPage
let page: Page
let cart: BuiltChunk

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  site = await openTestSite()
  watched = await watchedPage(browser)
  page = watched.page
  cart = site.chunk('checkout-cart')
})
afterEach(async () => {
  await watched.close()
  site.close()
})

const BODY = `<form><input name="note"></form>
  <div id="account-cart"></div>
  <div id="checkout-cart"><h1>Your cart</h1></div>`
const READY = (app: string) => `#${app}[data-giftwell-state="ready"]`
const FAILED = '#checkout-cart[data-giftwell-state="failed"]'

const addressOf = (file: string) => `${site.origin}/giftwell/${file}`
const messageOf = (number: number, kind: string, file: string) =>
  `Loading chunk ${number} failed.\n(${kind}: ${addressOf(file)})`
const notFound = () => new Response('gone', { status: 404 })
const html = () =>
  new Response('<!doctype html><p>Shop</p>', { headers: { 'content-type': 'text/html' } })

const faults: readonly [string, string, () => unknown][] = [
  ['is not there', 'error', () => site.answers.set(cart.file, notFound)],
  [
    'is refused by a server that is down',
    'error',
    () => site.answers.set(cart.file, () => new Response('', { status: 503 })),
  ],
  ['is a page', 'missing', () => site.answers.set(cart.file, html)],
  ['throws', 'error', () => site.replaceScript(cart, 'throw new Error("broken")')],
  ['cannot mount', 'missing', () => site.replaceScript(cart, 'export const nothing = 0')],
  [
    'has no connection',
    'error',
    () => page.route(`**/${cart.file}`, (route) => route.abort('connectionreset')),
  ],
  [
    'was tampered with',
    'error',
    async () => {
      const code = await readFile(`dist/embed/${cart.file}`, 'utf8')
      const headers = { 'content-type': 'text/javascript' }
      site.answers.set(cart.file, () => new Response(`${code} `, { headers }))
    },
  ],
]

describe('a chunk that', () => {
  it.each(faults)('%s fails as "%s"', async (_case, kind, arrange) => {
    await arrange()
    await page.goto(site.page({ body: BODY }))
    await page.getByRole('button', { name: 'Reload' }).waitFor()
    await page.waitForSelector(READY('account-cart'))
    const message = messageOf(17, kind, cart.file)
    expect(await watched.told()).toEqual([message, message])
    expect(watched.loads()).toBe(2)
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.locator('#account-cart [role="alert"]').count()).toBe(0)
  })
})

describe('a chunk that takes', () => {
  /** Holds the cart's chunk back for so many milliseconds of the page's own clock. */
  async function loadAfter(ms: number) {
    let open = () => {}
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route(`**/${cart.file}`, async (route) => {
      asked()
      await gate
      await route.continue().catch(() => undefined)
    })
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto(site.page({ body: BODY }))
    await isAsked
    // All else must be there, or it would be late as well.
    await page.waitForSelector(READY('account-cart'))
    await page.clock.runFor(ms)
    open()
  }

  it('4.9 s is loaded', async () => {
    await loadAfter(4900)
    await page.waitForSelector(READY('checkout-cart'))
    expect(await watched.told()).toEqual([])
  })

  it('5.1 s fails as "timeout"', async () => {
    await loadAfter(5100)
    // What comes when the page is idle is asked for just before, and late by this clock as well.
    const ofCart = async () => (await watched.told()).filter((text) => text.includes('chunk 17 '))
    await expect.poll(ofCart).toEqual([messageOf(17, 'timeout', cart.file)])
    await expect.poll(watched.loads).toBe(2)
  })
})

describe('what a chunk needs', () => {
  it('fails under its own number, once for all roots', async () => {
    const main = site.chunk('main')
    site.answers.set(main.file, notFound)
    await page.goto(site.page({ body: BODY }))
    await expect.poll(() => page.getByRole('button', { name: 'Reload' }).count()).toBe(2)
    const message = messageOf(1, 'error', main.file)
    expect(await watched.told()).toEqual([message, message])
    expect(watched.loads()).toBe(2)
  })

  it('fails when it is a style', async () => {
    const style = cart.style ?? ''
    site.answers.set(style, notFound)
    await page.goto(site.page({ body: BODY }))
    await page.waitForSelector(FAILED)
    await expect.poll(watched.loads).toBe(2)
    expect((await watched.told())[0]).toBe(messageOf(17, 'error', style))
  })

  it('is asked for beside it, each file once', async () => {
    const { file, style } = site.chunk('main')
    const others = [cart.file, cart.style, style, site.chunk('header').file]
    const isAsked = () => others.every((other) => site.requests.includes(`/giftwell/${other}`))
    let wasAsked = false
    await page.route(`**/${file}`, async (route) => {
      for (let turn = 0; turn < 100 && !isAsked(); turn++) await page.waitForTimeout(20)
      wasAsked = isAsked()
      await route.continue()
    })
    await page.goto(site.page({ body: BODY }))
    await page.waitForSelector(READY('checkout-cart'))
    expect(wasAsked).toBe(true)
    const files = site.requests.filter((path) => /^\/giftwell\/\d/.test(path))
    expect(new Set(files).size).toBe(files.length)
  })

  it('costs its feature only', async () => {
    site.answers.set(site.chunk('dialog-host').file, notFound)
    await page.goto(site.page({ body: BODY }))
    await expect.poll(watched.loads).toBe(2)
    await page.waitForSelector(READY('checkout-cart'))
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0)
  })
})

describe('the page reloads', () => {
  it('once, and is well when that helped', async () => {
    let times = 0
    site.answers.set(cart.file, () => {
      site.answers.delete(times++ ? cart.file : '')
      return notFound()
    })
    await page.goto(site.page({ body: BODY }))
    await page.waitForSelector(READY('checkout-cart'))
    expect(watched.loads()).toBe(2)
  })

  it('once for a release, however often it is opened', async () => {
    site.answers.set(cart.file, notFound)
    const address = site.page({ body: BODY })
    for (let visit = 0; visit < 10; visit++) {
      await page.goto(address)
      await page.waitForSelector(FAILED)
      await page.getByRole('button', { name: 'Reload' }).waitFor()
    }
    expect(watched.loads()).toBe(11)
  })

  it('again for another release', async () => {
    site.answers.set(cart.file, notFound)
    for (const release of ['one', 'two']) {
      const head = `<script src="/giftwell/embed.js" nonce="{nonce}" data-release="${release}" defer></script>`
      await page.goto(site.page({ head, body: BODY }))
      await page.getByRole('button', { name: 'Reload' }).waitFor()
    }
    expect(watched.loads()).toBe(4)
  })

  it('once where storage is denied', async () => {
    site.answers.set(cart.file, notFound)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('denied')
        },
      })
    })
    await page.goto(site.page({ body: BODY }))
    await page.getByRole('button', { name: 'Reload' }).waitFor()
    expect(watched.loads()).toBe(2)
  })

  it.each([
    ['while something is typed', () => page.locator('input').pressSequentially('ring twice')],
    [
      'while a field holds what was typed before the script came',
      () =>
        page.locator('input').evaluate((input: HTMLInputElement) => {
          input.value = 'ring twice'
        }),
    ],
    [
      'while a change is on its way',
      () =>
        page.evaluate(() => {
          const store = window.Giftwell?.store
          if (store) store.state.pending.order = 1
        }),
    ],
  ])('never %s', async (_case, act) => {
    site.answers.set(cart.file, notFound)
    await page.goto(site.page({ body: BODY.replace('id="checkout-cart"', 'id="later"') }))
    await page.waitForSelector(READY('account-cart'))
    await act()
    await page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      document.body.append(root)
    })
    await page.getByRole('button', { name: 'Reload' }).waitFor()
    expect(watched.loads()).toBe(1)
  })

  it('never without a connection, which would cost the page', async () => {
    await page.route(`**/${site.chunk('commands').file}`, async (route) => {
      // What the commands need is there, or it would be what fails.
      await page.waitForFunction(
        (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
        site.chunk('logic').file,
      )
      await page.context().setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto(site.page({ body: BODY }))
    await page.waitForSelector(READY('checkout-cart'))
    await expect.poll(watched.told).toContain(messageOf(44, 'error', site.chunk('commands').file))
    const remove = page.getByRole('button', { name: /^Remove/ }).first()
    await page.getByText('You’re offline. Changes will not be saved.').first().waitFor()
    expect(await remove.getAttribute('aria-disabled')).toBe('true')
    expect(watched.loads()).toBe(1)
    // Once there is one again, what did not come is asked for anew.
    await page.unrouteAll()
    await page.context().setOffline(false)
    await remove.click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(watched.loads()).toBe(1)
  })

  it('when the shopper presses the button', async () => {
    site.answers.set(cart.file, notFound)
    await page.goto(site.page({ body: BODY }))
    const button = page.getByRole('button', { name: 'Reload' })
    await button.waitFor()
    site.answers.clear()
    await button.click()
    await page.waitForSelector(READY('checkout-cart'))
    expect(watched.loads()).toBe(3)
  })
})

it('says what the page wants said', async () => {
  site.answers.set(cart.file, notFound)
  const options = JSON.stringify({ texts: { 'embed.failed': 'Oh no.', 'embed.reload': 'Again' } })
  const body = `<script nonce="{nonce}">window.GiftwellOptions = ${options}</script>${BODY}`
  await page.goto(site.page({ body }))
  await page.getByRole('button', { name: 'Again' }).waitFor()
  expect(await page.locator('#checkout-cart [role="alert"] p').textContent()).toBe('Oh no.')
})
