import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, type WatchedPage, watchedPage } from '../../scripts/embed/testBrowser'
import { EMBED_TAG, openTestSite, type TestSite } from '../../scripts/embed/testSite'

let browser: Browser
let site: TestSite
let watched: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())
beforeEach(async () => {
  site = await openTestSite('myselfOnly')
  watched = await watchedPage(browser)
})
afterEach(async () => {
  await watched.close()
  site.close()
})

const READY = '[data-giftwell-state="ready"]'
const CART = '<div id="checkout-cart"></div>'

describe('an element is a root', () => {
  it.each([
    ['by its id', CART],
    ['by data-giftwell', '<section data-giftwell="checkout-cart"></section>'],
    ['by its tag name', '<checkout-cart></checkout-cart>'],
    ['in a form of the page', `<form action="/elsewhere">${CART}</form>`],
    ['in a table', `<table><tr><td>${CART}</td></tr></table>`],
    ['by two of these', '<checkout-cart id="checkout-cart"></checkout-cart>'],
  ])('%s', async (_case, body) => {
    await watched.page.goto(site.page({ body }))
    await watched.page.waitForSelector(READY)
    expect(await watched.page.locator('.gw-cart-page').count()).toBe(1)
    expect(watched.errors).toEqual([])
  })

  it('not when it is in a template, or inert otherwise', async () => {
    await watched.page.goto(site.page({ body: `<template>${CART}</template><pdp></pdp>` }))
    await watched.page.evaluate(() => window.Giftwell?.ready)
    expect(site.requests.filter((path) => path.startsWith('/api'))).toEqual([])
  })

  it('twice, when two elements say so', async () => {
    await watched.page.goto(site.page({ body: `${CART}<p data-giftwell="checkout-cart"></p>` }))
    await expect.poll(() => watched.page.locator(READY).count()).toBe(2)
    expect(site.backend.count('getCart')).toBe(1)
  })
})

describe('the script works', () => {
  const tag = (attributes: string) =>
    `<script src="/giftwell/embed.js" nonce="{nonce}" ${attributes}></script>`
  it.each([
    ['in the head, at once', tag(''), ''],
    ['in the head, deferred', tag('defer'), ''],
    ['in the head, whenever it comes', tag('async'), ''],
    ['in the head, as a module', tag('type="module"'), ''],
    ['before the root', '', tag('')],
    ['twice', tag('defer'), tag('')],
    ['five times', tag('').repeat(3), tag('async').repeat(2)],
  ])('%s', async (_case, head, script) => {
    await watched.page.goto(site.page({ head, body: script + CART }))
    await watched.page.waitForSelector(READY)
    expect(await watched.page.locator('#checkout-cart > .gw-root').count()).toBe(1)
    expect(watched.errors).toEqual([])
    expect(site.backend.count('getCart')).toBe(1)
  })

  it('behind the root', async () => {
    await watched.page.goto(site.page({ head: '', body: CART + tag('') }))
    await watched.page.waitForSelector(READY)
  })

  it('with a folder of its own for the files', async () => {
    const head = tag('defer data-asset-base="/giftwell"')
    await watched.page.goto(site.page({ head, body: CART }))
    await watched.page.waitForSelector(READY)
  })
})

describe('an element that comes, goes or moves', () => {
  beforeEach(async () => {
    await watched.page.goto(site.page({ body: '<main></main><aside></aside>' }))
  })

  it('is mounted when it comes', async () => {
    await watched.page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      document.querySelector('main')?.append(root)
    })
    await watched.page.waitForSelector(`main ${READY}`)
    expect(watched.errors).toEqual([])
  })

  it('is unmounted when it goes, and mounted when it comes again', async () => {
    const { page } = watched
    await page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      root.textContent = 'from the server'
      document.querySelector('main')?.append(root)
      Object.assign(window, { root })
    })
    await page.waitForSelector(READY)
    const after = await page.evaluate(async () => {
      const { root } = window as unknown as { root: HTMLElement }
      root.remove()
      await new Promise((resolve) => setTimeout(resolve))
      return root.outerHTML
    })
    expect(after).toBe('<div id="checkout-cart">from the server</div>')
    await page.evaluate(() => {
      const { root } = window as unknown as { root: HTMLElement }
      document.querySelector('aside')?.append(root)
    })
    await page.waitForSelector(`aside ${READY}`)
    expect(watched.errors).toEqual([])
  })

  it('keeps what it shows when it moves', async () => {
    const { page } = watched
    const isKept = await page.evaluate(async () => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      document.querySelector('main')?.append(root)
      while (root.dataset.giftwellState !== 'ready') await new Promise(requestAnimationFrame)
      const shown = root.querySelector('.gw-cart-page')
      document.querySelector('aside')?.append(root)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return root.querySelector('.gw-cart-page') === shown && root.dataset.giftwellState
    })
    expect(isKept).toBe('ready')
  })

  it('is left alone when it goes before its chunk has come', async () => {
    const { page } = watched
    const { file } = site.chunk('checkout-cart')
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route(`**/${file}`, async (route) => {
      await gate
      await route.continue()
    })
    await page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      document.querySelector('main')?.append(root)
      setTimeout(() => root.remove(), 50)
      Object.assign(window, { root })
    })
    await page.waitForFunction(() => !document.querySelector('main')?.firstChild)
    open()
    await page.waitForTimeout(200)
    const html = await page.evaluate(
      () => (window as unknown as { root: HTMLElement }).root.outerHTML,
    )
    expect(html).toBe('<div id="checkout-cart"></div>')
    expect(watched.errors).toEqual([])
  })

  it('is mounted anew when the page writes its markup again', async () => {
    const { page } = watched
    await page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      root.append(Object.assign(document.createElement('h1'), { textContent: 'Your cart' }))
      document.querySelector('main')?.append(root)
    })
    await page.waitForSelector(READY)
    await page.evaluate(() => {
      const main = document.querySelector('main')
      const copy = main?.cloneNode(true)
      if (copy) main?.replaceWith(copy)
    })
    await page.waitForSelector(READY)
    await expect.poll(() => page.locator('#checkout-cart > .gw-root').count()).toBe(1)
    expect(watched.errors).toEqual([])
  })
})

describe('window.Giftwell', () => {
  it('is the one new name of the window', async () => {
    const { page } = watched
    const names = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort())
    await page.goto(site.page({ head: '', body: '', path: '/bare' }))
    const before = await names()
    await page.goto(site.page({ body: CART }))
    await page.waitForSelector(READY)
    // The element's id is a name that the browser makes, and no own one.
    expect((await names()).filter((name) => !before.includes(name))).toEqual(['Giftwell'])
  })

  it('mounts into an element that is no root, updates and unmounts it', async () => {
    const { page } = watched
    await page.goto(site.page({ body: '<div class="mine"><b>mine</b></div>' }))
    const html = await page.evaluate(async () => {
      const { Giftwell } = window
      const element = document.querySelector<HTMLElement>('.mine')
      if (!Giftwell || !element) return []
      const noStore = Giftwell.store
      const handle = Giftwell.mount(element, 'checkout-cart')
      await handle.ready
      const shown = element.querySelectorAll('.gw-cart-page').length
      const same = Giftwell.mount(element, 'checkout-cart') === handle
      handle.update({})
      const cartId = Giftwell.store?.state.cart?.cart_id
      Giftwell.unmount(element)
      return [noStore, shown, same, typeof cartId, element.outerHTML]
    })
    expect(html).toEqual([null, 1, true, 'number', '<div class="mine"><b>mine</b></div>'])
  })

  it('tells of an app that there is not, and leaves the root alone', async () => {
    await watched.page.goto(site.page({ body: '<p data-giftwell="nonsense">text</p>' }))
    await expect.poll(() => watched.told()).toEqual(['Giftwell has no app "nonsense"'])
    expect(await watched.page.textContent('p')).toBe('text')
    expect(watched.loads()).toBe(1)
  })

  it('says when all roots of the page are there', async () => {
    const { page } = watched
    await page.goto(site.page({ body: `${CART}<div id="account-cart"></div>` }))
    await page.evaluate(() => window.Giftwell?.ready)
    expect(await page.locator(READY).count()).toBe(2)
  })

  it.each([
    '<a id="Giftwell"></a><a id="Giftwell" name="version"></a>',
    '<a id="GiftwellOptions" data-api-base="/evil" href="/evil"></a>',
    '<form id="GiftwellOptions"><input name="apiBase" value="/evil"></form>',
    '<a id="GiftwellOptions"></a><a id="GiftwellOptions" name="apiBase" href="/evil"></a>',
    '<iframe name="GiftwellOptions" srcdoc="<a id=apiBase>"></iframe>',
    '<img name="currentScript" src="data:,">',
    '<a id="isLoggedIn" href="true"></a>',
  ])('is not led astray by %s', async (markup) => {
    const body = `${markup}${CART}<div id="account-cart"></div>${EMBED_TAG}`
    await watched.page.goto(site.page({ head: '', body }))
    await expect.poll(() => watched.page.locator(READY).count()).toBe(2)
    expect(site.backend.count('getCart')).toBe(1)
    expect(site.backend.count('getCustomer')).toBe(0)
  })
})
