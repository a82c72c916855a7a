import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'

const shop = shopPerTest()

beforeEach(async () => {
  await shop.open('myselfOnly')
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
    await shop.page.goto(shop.site.page({ body }))
    await shop.page.waitForSelector(READY)
    expect(await shop.page.locator('.gw-cart-page').count()).toBe(1)
    expect(shop.watched.errors).toEqual([])
  })

  it('not when it is in a template, or inert otherwise', async () => {
    await shop.page.goto(shop.site.page({ body: `<template>${CART}</template><pdp></pdp>` }))
    await shop.page.evaluate(() => window.Giftwell?.ready)
    expect(shop.site.requests.filter((path) => path.startsWith('/api'))).toEqual([])
  })

  it('twice, when two elements say so', async () => {
    await shop.page.goto(shop.site.page({ body: `${CART}<p data-giftwell="checkout-cart"></p>` }))
    await expect.poll(() => shop.page.locator(READY).count()).toBe(2)
    expect(shop.site.backend.count('getCart')).toBe(1)
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
    await shop.page.goto(shop.site.page({ head, body: script + CART }))
    await shop.page.waitForSelector(READY)
    expect(await shop.page.locator('#checkout-cart > .gw-root').count()).toBe(1)
    expect(shop.watched.errors).toEqual([])
    expect(shop.site.backend.count('getCart')).toBe(1)
  })

  it('behind the root', async () => {
    await shop.page.goto(shop.site.page({ head: '', body: CART + tag('') }))
    await shop.page.waitForSelector(READY)
  })

  it('with a folder of its own for the files', async () => {
    const head = tag('defer data-asset-base="/giftwell"')
    await shop.page.goto(shop.site.page({ head, body: CART }))
    await shop.page.waitForSelector(READY)
  })
})

describe('an element that comes, goes or moves', () => {
  beforeEach(async () => {
    await shop.page.goto(shop.site.page({ body: '<main></main><aside></aside>' }))
  })

  it('is mounted when it comes', async () => {
    await shop.page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      document.querySelector('main')?.append(root)
    })
    await shop.page.waitForSelector(`main ${READY}`)
    expect(shop.watched.errors).toEqual([])
  })

  it('is unmounted when it goes, and mounted when it comes again', async () => {
    await shop.page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      root.textContent = 'from the server'
      document.querySelector('main')?.append(root)
      Object.assign(window, { root })
    })
    await shop.page.waitForSelector(READY)
    const after = await shop.page.evaluate(async () => {
      const { root } = window as unknown as { root: HTMLElement }
      root.remove()
      await new Promise((resolve) => setTimeout(resolve))
      return root.outerHTML
    })
    expect(after).toBe('<div id="checkout-cart">from the server</div>')
    await shop.page.evaluate(() => {
      const { root } = window as unknown as { root: HTMLElement }
      document.querySelector('aside')?.append(root)
    })
    await shop.page.waitForSelector(`aside ${READY}`)
    expect(shop.watched.errors).toEqual([])
  })

  it('keeps what it shows when it moves', async () => {
    const isKept = await shop.page.evaluate(async () => {
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
    const { file } = shop.site.chunk('checkout-cart')
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    await shop.page.route(`**/${file}`, async (route) => {
      await gate
      await route.continue()
    })
    await shop.page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      document.querySelector('main')?.append(root)
      setTimeout(() => root.remove(), 50)
      Object.assign(window, { root })
    })
    await shop.page.waitForFunction(() => !document.querySelector('main')?.firstChild)
    open()
    await shop.page.waitForTimeout(200)
    const html = await shop.page.evaluate(
      () => (window as unknown as { root: HTMLElement }).root.outerHTML,
    )
    expect(html).toBe('<div id="checkout-cart"></div>')
    expect(shop.watched.errors).toEqual([])
  })

  it('is mounted anew when the page writes its markup again', async () => {
    await shop.page.evaluate(() => {
      const root = document.createElement('div')
      root.id = 'checkout-cart'
      root.append(Object.assign(document.createElement('h1'), { textContent: 'Your cart' }))
      document.querySelector('main')?.append(root)
    })
    await shop.page.waitForSelector(READY)
    await shop.page.evaluate(() => {
      const main = document.querySelector('main')
      const copy = main?.cloneNode(true)
      if (copy) main?.replaceWith(copy)
    })
    await shop.page.waitForSelector(READY)
    await expect.poll(() => shop.page.locator('#checkout-cart > .gw-root').count()).toBe(1)
    expect(shop.watched.errors).toEqual([])
  })
})

describe('window.Giftwell', () => {
  it('is the one new name of the window', async () => {
    const names = () => shop.page.evaluate(() => Object.getOwnPropertyNames(window).sort())
    await shop.page.goto(shop.site.page({ head: '', body: '', path: '/bare' }))
    const before = await names()
    await shop.page.goto(shop.site.page({ body: CART }))
    await shop.page.waitForSelector(READY)
    // The element's id is a name that the browser makes, and no own one.
    expect((await names()).filter((name) => !before.includes(name))).toEqual(['Giftwell'])
  })

  it('mounts into an element that is no root, updates and unmounts it', async () => {
    await shop.page.goto(shop.site.page({ body: '<div class="mine"><b>mine</b></div>' }))
    const html = await shop.page.evaluate(async () => {
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
    await shop.page.goto(shop.site.page({ body: '<p data-giftwell="nonsense">text</p>' }))
    await expect.poll(() => shop.watched.told()).toEqual(['Giftwell has no app "nonsense"'])
    expect(await shop.page.textContent('p')).toBe('text')
    expect(shop.watched.loads()).toBe(1)
  })

  it('says when all roots of the page are there', async () => {
    await shop.page.goto(shop.site.page({ body: `${CART}<div id="account-cart"></div>` }))
    await shop.page.evaluate(() => window.Giftwell?.ready)
    expect(await shop.page.locator(READY).count()).toBe(2)
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
    await shop.page.goto(shop.site.page({ head: '', body }))
    await expect.poll(() => shop.page.locator(READY).count()).toBe(2)
    expect(shop.site.backend.count('getCart')).toBe(1)
    expect(shop.site.backend.count('getCustomer')).toBe(0)
  })
})
