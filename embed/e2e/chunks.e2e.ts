import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import type { BuiltChunk } from '../../testing/site/testSite'
import { BODY, FAILED, notFound, READY } from './chunkPage'

const shop = shopPerTest()
let cart: BuiltChunk

beforeEach(async () => {
  await shop.open()
  cart = shop.site.chunk('checkout-cart')
})

const addressOf = (file: string) => `${shop.site.origin}/giftwell/${file}`
const messageOf = (number: number, kind: string, file: string) =>
  `Loading chunk ${number} failed.\n(${kind}: ${addressOf(file)})`
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
