import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'
import { addRoot, askForDialog, holdBack } from './actions'
import { propsOf } from './host/apps'

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
    ['by two of these', '<checkout-cart id="checkout-cart"></checkout-cart>'],
  ])('%s', async (_case, body) => {
    await shop.goto({ body }, READY)
    const pages = shop.page.locator('[data-giftwell-app="checkout-cart"] .gw-cart-page')
    expect(await pages.count()).toBe(1)
    expect(shop.watched.errors).toEqual([])
  })

  it('unless it is in a template, or otherwise inert', async () => {
    await shop.goto({ body: `<template>${CART}</template><pdp></pdp>` })
    await shop.page.evaluate(() => window.Giftwell?.ready)
    expect(shop.site.requests.filter((path) => path.startsWith('/api'))).toEqual([])
  })
})

it('the script supports a separate folder for the files', async () => {
  const head = EMBED_TAG.replace('defer', 'defer data-asset-base="/giftwell"')
  await shop.goto({ head, body: CART }, READY)
})

describe('an element that is added, removed or moved', () => {
  beforeEach(async () => {
    await shop.goto({ body: '<main></main><aside></aside>' })
  })

  it('is unmounted when removed, and mounted when added again', async () => {
    await addRoot(shop.page, 'from the server')
    await shop.page.waitForSelector(READY)
    await shop.page.evaluate('root.remove()')
    const after = await shop.page.evaluate('new Promise(setTimeout).then(() => root.outerHTML)')
    expect(after).toBe('<div id="checkout-cart">from the server</div>')
    await shop.page.evaluate('document.querySelector("aside").append(root)')
    await shop.page.waitForSelector(`aside ${READY}`)
    expect(shop.watched.errors).toEqual([])
  })

  it('keeps its content when moved', async () => {
    await addRoot(shop.page)
    await shop.page.waitForSelector(READY)
    const isKept = await shop.page.evaluate(async () => {
      const root = Reflect.get(window, 'root') as HTMLElement
      const shown = root.querySelector('.gw-cart-page')
      document.querySelector('aside')?.append(root)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return root.querySelector('.gw-cart-page') === shown && root.dataset.giftwellState
    })
    expect(isKept).toBe('ready')
  })

  it('is mounted again when the page rewrites its content', async () => {
    await addRoot(shop.page)
    await shop.page.waitForSelector(READY)
    await shop.page.evaluate('root.replaceChildren("from the server")')
    await shop.page.waitForSelector('#checkout-cart .gw-cart-page')
    expect(await shop.page.getByText('from the server').count()).toBe(0)
    expect(shop.watched.errors).toEqual([])
  })

  it('keeps a dialog host when the page replaces everything around it', async () => {
    const { page } = shop
    await addRoot(page)
    await page.waitForSelector('[data-giftwell-dialogs]', { state: 'attached' })
    await page.evaluate(() => {
      const body = document.createElement('body')
      // Elements that a router keeps are moved.
      body.append(Reflect.get(window, 'root'))
      document.body.replaceWith(body)
    })
    await askForDialog(page)
    await page.getByRole('alertdialog').waitFor()
    expect(shop.watched.errors).toEqual([])
  })

  it('is restored unchanged if it is removed with an open list', async () => {
    const { page } = shop
    const html = '<h1>From the server</h1><p>and more</p>'
    await shop.goto({ body: `<div class="mine">${html}</div>` })
    await page.evaluate((props) => {
      const root = document.querySelector<HTMLElement>('.mine')
      if (root) window.Giftwell?.mount(root, 'pcp', props)
    }, propsOf('pcp'))
    await page.getByRole('combobox', { name: 'Sort' }).click()
    await page.getByRole('listbox').waitFor()
    const left = await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('.mine')
      const isMarked = root?.querySelector('h1')?.hasAttribute('aria-hidden')
      if (root) window.Giftwell?.unmount(root)
      return [isMarked, root?.innerHTML]
    })
    expect(left).toEqual([true, html])
    expect(shop.watched.errors).toEqual([])
  })

  it('is ignored if it is removed before its chunk has loaded', async () => {
    const { file } = shop.site.chunk('checkout-cart')
    const open = await holdBack(shop.page, `**/${file}`)
    await addRoot(shop.page)
    await shop.page.waitForTimeout(50)
    await shop.page.evaluate('root.remove()')
    open()
    await shop.page.waitForTimeout(200)
    expect(await shop.page.evaluate('root.outerHTML')).toBe('<div id="checkout-cart"></div>')
    expect(shop.watched.errors).toEqual([])
  })
})

it('two roots of each app request nothing twice, and nothing that has left the cart', async () => {
  const both = '<div data-giftwell="checkout-cart"></div><div data-giftwell="account-cart"></div>'
  const asked = async (roots: number) => {
    await shop.open('twoShipments')
    await shop.goto({ body: both.repeat(roots) })
    const { page, site } = shop
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .waitFor()
    await expect.poll(() => site.backend.count('postCheckStock')).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
    // After the removal there is one more read, and the shorter page brings recently viewed items into view;
    // "network idle" was reached before the click, so it does not cover what follows.
    await expect.poll(() => site.backend.count('getCart')).toBeGreaterThan(1)
    await expect.poll(() => site.backend.count('getRecentlyViewed')).toBeGreaterThan(0)
    await page.waitForTimeout(500)
    return site.backend.requests
      .map(({ endpoint, path, body }) => `${endpoint} ${path} ${JSON.stringify(body)}`)
      .toSorted()
  }
  const one = await asked(1)
  expect(one).toContainEqual(expect.stringMatching(/^postCheckStock/))
  expect(await asked(2)).toEqual(one)
})

describe('window.Giftwell', () => {
  it('mounts into an element that is not a root, updates and unmounts it', async () => {
    await shop.goto({ body: '<div class="mine"><b>mine</b></div>' })
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

  it('reports an unknown app, and leaves the root unchanged', async () => {
    await shop.goto({ body: '<p data-giftwell="nonsense">text</p>' })
    await expect.poll(() => shop.watched.told()).toEqual(['Giftwell has no app "nonsense"'])
    expect(await shop.page.textContent('p')).toBe('text')
    expect(shop.watched.loads()).toBe(1)
  })

  it('reports when all roots of the page are mounted', async () => {
    await shop.goto({ body: `${CART}<div id="account-cart"></div>` })
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
    await shop.goto({ head: '', body })
    await expect.poll(() => shop.page.locator(READY).count()).toBe(2)
    expect(shop.site.backend.count('getCart')).toBe(1)
    expect(shop.site.backend.count('getCustomer')).toBe(0)
  })
})
