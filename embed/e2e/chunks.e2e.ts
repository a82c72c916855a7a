import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import type { BuiltChunk } from '../../testing/site/testSite'
import type { ChunkFailure } from '../loader/chunkLoadError'
import { holdBack } from './actions'
import { chunkFaults, tamper } from './chunkFaults'
import { BODY, FAILED, messageOf, notFound, READY } from './chunkPage'

const shop = shopPerTest()
let cart: BuiltChunk

beforeEach(async () => {
  await shop.open()
  cart = shop.site.chunk('checkout-cart')
})

const down = () => new Response('', { status: 503 })

const faults: readonly [string, ChunkFailure, () => unknown][] = [
  ['is not there', 'error', () => chunkFaults.error(shop.site, cart)],
  ['is refused by a server', 'error', () => shop.site.answers.set(cart.file, down)],
  ['is a page', 'missing', () => chunkFaults.missing(shop.site, cart)],
  ['throws', 'error', () => shop.site.replaceScript(cart, 'throw new Error("broken")')],
  ['cannot mount', 'missing', () => shop.site.replaceScript(cart, 'export const nothing = 0')],
  [
    'has no connection',
    'error',
    () => shop.page.route(`**/${cart.file}`, (route) => route.abort('connectionreset')),
  ],
  ['was tampered with', 'error', () => tamper(shop.site, cart.file)],
]

describe('a chunk that', () => {
  it.each(faults)('%s fails as "%s"', async (_case, kind, arrange) => {
    await arrange()
    await shop.goto({ body: BODY })
    await shop.page.getByRole('button', { name: 'Reload' }).waitFor()
    await shop.page.waitForSelector(READY('account-cart'))
    const message = messageOf(shop.site, cart, kind)
    expect(await shop.watched.told()).toEqual([message, message])
    expect(shop.watched.loads()).toBe(2)
    expect(await shop.page.locator('h1').isVisible()).toBe(true)
    expect(await shop.page.locator('#account-cart [role="alert"]').count()).toBe(0)
  })
})

describe('a chunk that takes', () => {
  /** Delays the cart's chunk by a number of milliseconds of the page's clock. */
  async function loadAfter(ms: number) {
    const address = `**/${cart.file}`
    const open = await holdBack(shop.page, address)
    const asked = shop.page.waitForRequest(address)
    await shop.page.clock.install({ time: 0 })
    await shop.page.clock.pauseAt(1000)
    await shop.goto({ body: BODY })
    await asked
    // Everything else must be loaded, or it would be late as well.
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
    // Idle-time chunks are requested just before, and are late by this clock as well.
    const ofCart = async () =>
      (await shop.watched.told()).filter((text) => text.includes('chunk 17 '))
    await expect.poll(ofCart).toEqual([messageOf(shop.site, cart, 'timeout')])
    await expect.poll(shop.watched.loads).toBe(2)
  })
})

describe('a dependency of a chunk', () => {
  it('fails under its own number, once for all roots', async () => {
    const core = shop.site.chunk('core')
    shop.site.answers.set(core.file, notFound)
    await shop.goto({ body: BODY })
    await expect.poll(() => shop.page.getByRole('button', { name: 'Reload' }).count()).toBe(2)
    const message = messageOf(shop.site, core, 'error')
    expect(await shop.watched.told()).toEqual([message, message])
    expect(shop.watched.loads()).toBe(2)
  })

  it('fails if it is a style', async () => {
    const style = cart.style ?? ''
    shop.site.answers.set(style, notFound)
    await shop.goto({ body: BODY }, FAILED)
    await expect.poll(shop.watched.loads).toBe(2)
    const message = messageOf(shop.site, { ...cart, file: style }, 'error')
    expect((await shop.watched.told())[0]).toBe(message)
  })

  it('is requested in parallel, each file once', async () => {
    const { file, style } = shop.site.chunk('core')
    const others = [cart.file, cart.style, style, shop.site.chunk('header').file]
    const isAsked = () => others.every((other) => shop.site.requests.includes(`/giftwell/${other}`))
    let wasAsked = false
    await shop.page.route(`**/${file}`, async (route) => {
      for (let turn = 0; turn < 100 && !isAsked(); turn++) await shop.page.waitForTimeout(20)
      wasAsked = isAsked()
      await route.continue()
    })
    await shop.goto({ body: BODY }, READY('checkout-cart'))
    expect(wasAsked).toBe(true)
    const files = shop.site.requests.filter((path) => /^\/giftwell\/\d/.test(path))
    expect(new Set(files).size).toBe(files.length)
  })
})
