import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import type { BuiltChunk } from '../../testing/site/testSite'

const shop = shopPerTest()
let cart: BuiltChunk

beforeEach(async () => {
  await shop.open()
  cart = shop.site.chunk('checkout-cart')
})

const BODY = `<form><input name="note"></form>
  <div id="account-cart"></div>
  <div id="checkout-cart"><h1>Your cart</h1></div>`
const READY = (app: string) => `#${app}[data-giftwell-state="ready"]`
const FAILED = '#checkout-cart[data-giftwell-state="failed"]'

const addressOf = (file: string) => `${shop.site.origin}/giftwell/${file}`
const messageOf = (number: number, kind: string, file: string) =>
  `Loading chunk ${number} failed.\n(${kind}: ${addressOf(file)})`
const notFound = () => new Response('gone', { status: 404 })
const html = () =>
  new Response('<!doctype html><p>Shop</p>', { headers: { 'content-type': 'text/html' } })

const faults: readonly [string, string, () => unknown][] = [
  ['is not there', 'error', () => shop.site.answers.set(cart.file, notFound)],
  [
    'is refused by a server that is down',
    'error',
    () => shop.site.answers.set(cart.file, () => new Response('', { status: 503 })),
  ],
  ['is a page', 'missing', () => shop.site.answers.set(cart.file, html)],
  ['throws', 'error', () => shop.site.replaceScript(cart, 'throw new Error("broken")')],
  ['cannot mount', 'missing', () => shop.site.replaceScript(cart, 'export const nothing = 0')],
  [
    'has no connection',
    'error',
    () => shop.page.route(`**/${cart.file}`, (route) => route.abort('connectionreset')),
  ],
  [
    'was tampered with',
    'error',
    async () => {
      const code = await readFile(`dist/embed/${cart.file}`, 'utf8')
      const headers = { 'content-type': 'text/javascript' }
      shop.site.answers.set(cart.file, () => new Response(`${code} `, { headers }))
    },
  ],
]

describe('a chunk that', () => {
  it.each(faults)('%s fails as "%s"', async (_case, kind, arrange) => {
    await arrange()
    await shop.page.goto(shop.site.page({ body: BODY }))
    await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    await shop.page.waitForSelector(READY('account-cart'))
    const message = messageOf(17, kind, cart.file)
    expect(await shop.watched.told()).toEqual([message, message])
    expect(shop.watched.loads()).toBe(2)
    expect(await shop.page.locator('h1').isVisible()).toBe(true)
    expect(await shop.page.locator('#account-cart [role="alert"]').count()).toBe(0)
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
    await shop.page.route(`**/${cart.file}`, async (route) => {
      asked()
      await gate
      await route.continue().catch(() => undefined)
    })
    await shop.page.clock.install({ time: 0 })
    await shop.page.clock.pauseAt(1000)
    await shop.page.goto(shop.site.page({ body: BODY }))
    await isAsked
    // All else must be there, or it would be late as well.
    await shop.page.waitForSelector(READY('account-cart'))
    await shop.page.clock.runFor(ms)
    open()
  }

  it('4.9 s is loaded', async () => {
    await loadAfter(4900)
    await shop.page.waitForSelector(READY('checkout-cart'))
    expect(await shop.watched.told()).toEqual([])
  })

  it('5.1 s fails as "timeout"', async () => {
    await loadAfter(5100)
    // What comes when the page is idle is asked for just before, and late by this clock as well.
    const ofCart = async () =>
      (await shop.watched.told()).filter((text) => text.includes('chunk 17 '))
    await expect.poll(ofCart).toEqual([messageOf(17, 'timeout', cart.file)])
    await expect.poll(shop.watched.loads).toBe(2)
  })
})

describe('what a chunk needs', () => {
  it('fails under its own number, once for all roots', async () => {
    const core = shop.site.chunk('core')
    shop.site.answers.set(core.file, notFound)
    await shop.page.goto(shop.site.page({ body: BODY }))
    await expect.poll(() => shop.page.getByRole('button', { name: 'Reload' }).count()).toBe(2)
    const message = messageOf(core.number, 'error', core.file)
    expect(await shop.watched.told()).toEqual([message, message])
    expect(shop.watched.loads()).toBe(2)
  })

  it('fails when it is a style', async () => {
    const style = cart.style ?? ''
    shop.site.answers.set(style, notFound)
    await shop.page.goto(shop.site.page({ body: BODY }))
    await shop.page.waitForSelector(FAILED)
    await expect.poll(shop.watched.loads).toBe(2)
    expect((await shop.watched.told())[0]).toBe(messageOf(17, 'error', style))
  })

  it('is asked for beside it, each file once', async () => {
    const { file, style } = shop.site.chunk('core')
    const others = [cart.file, cart.style, style, shop.site.chunk('header').file]
    const isAsked = () => others.every((other) => shop.site.requests.includes(`/giftwell/${other}`))
    let wasAsked = false
    await shop.page.route(`**/${file}`, async (route) => {
      for (let turn = 0; turn < 100 && !isAsked(); turn++) await shop.page.waitForTimeout(20)
      wasAsked = isAsked()
      await route.continue()
    })
    await shop.page.goto(shop.site.page({ body: BODY }))
    await shop.page.waitForSelector(READY('checkout-cart'))
    expect(wasAsked).toBe(true)
    const files = shop.site.requests.filter((path) => /^\/giftwell\/\d/.test(path))
    expect(new Set(files).size).toBe(files.length)
  })

  it('costs its feature only', async () => {
    shop.site.answers.set(shop.site.chunk('dialog-host').file, notFound)
    await shop.page.goto(shop.site.page({ body: BODY }))
    await expect.poll(shop.watched.loads).toBe(2)
    await shop.page.waitForSelector(READY('checkout-cart'))
    expect(await shop.page.getByRole('button', { name: 'Reload' }).count()).toBe(0)
  })
})

describe('the page reloads', () => {
  it('once, and is well when that helped', async () => {
    let times = 0
    shop.site.answers.set(cart.file, () => {
      shop.site.answers.delete(times++ ? cart.file : '')
      return notFound()
    })
    await shop.page.goto(shop.site.page({ body: BODY }))
    await shop.page.waitForSelector(READY('checkout-cart'))
    expect(shop.watched.loads()).toBe(2)
  })

  it('once for a release, however often it is opened', async () => {
    shop.site.answers.set(cart.file, notFound)
    const address = shop.site.page({ body: BODY })
    for (let visit = 0; visit < 10; visit++) {
      await shop.page.goto(address)
      await shop.page.waitForSelector(FAILED)
      await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    }
    expect(shop.watched.loads()).toBe(11)
  })

  it('again for another release', async () => {
    shop.site.answers.set(cart.file, notFound)
    for (const release of ['one', 'two']) {
      const head = `<script src="/giftwell/embed.js" nonce="{nonce}" data-release="${release}" defer></script>`
      await shop.page.goto(shop.site.page({ head, body: BODY }))
      await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    }
    expect(shop.watched.loads()).toBe(4)
  })

  it('once where storage is denied', async () => {
    shop.site.answers.set(cart.file, notFound)
    await shop.page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('denied')
        },
      })
    })
    await shop.page.goto(shop.site.page({ body: BODY }))
    await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    expect(shop.watched.loads()).toBe(2)
  })

  it.each([
    ['while something is typed', () => shop.page.locator('input').pressSequentially('ring twice')],
    [
      'while a field holds what was typed before the script came',
      () =>
        shop.page.locator('input').evaluate((input: HTMLInputElement) => {
          input.value = 'ring twice'
        }),
    ],
    [
      'while a change is on its way',
      () =>
        shop.page.evaluate(() => {
          const store = window.Giftwell?.store
          if (store) store.state.pending.order = 1
        }),
    ],
  ])('never %s', async (_case, act) => {
    shop.site.answers.set(cart.file, notFound)
    await shop.page.goto(shop.site.page({ body: BODY.replace('id="checkout-cart"', 'id="later"') }))
    await shop.page.waitForSelector(READY('account-cart'))
    await act()
    await shop.page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      document.body.append(root)
    })
    await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    expect(shop.watched.loads()).toBe(1)
  })

  it('never without a connection, which would cost the page', async () => {
    const needed = shop.site.neededBy('actions')
    await shop.page.route(`**/${shop.site.chunk('actions').file}`, async (route) => {
      // What the actions need is there, or it would be what fails.
      await shop.page.waitForFunction(
        (files) => {
          const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          // One that was cut off has an entry, too.
          const loaded = entries.filter(({ responseStatus }) => responseStatus === 200)
          return files.every((file) => loaded.some(({ name }) => name.endsWith(file)))
        },
        needed.map(({ file }) => file),
      )
      await shop.page.context().setOffline(true)
      await route.abort('internetdisconnected')
    })
    await shop.page.goto(shop.site.page({ body: BODY }))
    await shop.page.waitForSelector(READY('checkout-cart'))
    await expect
      .poll(shop.watched.told)
      .toContain(messageOf(44, 'error', shop.site.chunk('actions').file))
    const remove = shop.page.getByRole('button', { name: /^Remove/ }).first()
    await shop.page.getByText('You’re offline. Changes will not be saved.').first().waitFor()
    expect(await remove.getAttribute('aria-disabled')).toBe('true')
    expect(shop.watched.loads()).toBe(1)
    // Once there is one again, what did not come is asked for again. A browser that remembers the failure
    // of an import, as Chromium 150 does, needs the one reload for it.
    await shop.page.unrouteAll()
    await shop.page.context().setOffline(false)
    const undo = shop.page.getByRole('button', { name: 'Undo' })
    const removed = async () => {
      if (await remove.isVisible()) await remove.click({ timeout: 1000 }).catch(() => {})
      return undo.isVisible()
    }
    await expect.poll(removed).toBe(true)
    expect(shop.watched.loads()).toBeLessThanOrEqual(2)
  })

  it('when the shopper presses the button', async () => {
    shop.site.answers.set(cart.file, notFound)
    await shop.page.goto(shop.site.page({ body: BODY }))
    const button = shop.page.getByRole('button', { name: 'Reload' })
    await button.waitFor()
    shop.site.answers.clear()
    await button.click()
    await shop.page.waitForSelector(READY('checkout-cart'))
    expect(shop.watched.loads()).toBe(3)
  })
})

it('says what the page wants said', async () => {
  shop.site.answers.set(cart.file, notFound)
  const options = JSON.stringify({ texts: { 'embed.failed': 'Oh no.', 'embed.reload': 'Again' } })
  const body = `<script nonce="{nonce}">window.GiftwellOptions = ${options}</script>${BODY}`
  await shop.page.goto(shop.site.page({ body }))
  await shop.page.getByRole('button', { name: 'Again' }).waitFor()
  expect(await shop.page.locator('#checkout-cart [role="alert"] p').textContent()).toBe('Oh no.')
})
