import type { Page } from 'playwright'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { signIn } from '../testing/accountArea'
import { openBrowser } from '../testing/browser/browser'
import { settled } from '../testing/browser/settled'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
const browser = await openBrowser({ flags: ['--blink-settings=defaultFontSize=32'] })
afterAll(async () => {
  await browser.close()
  await demo.stop()
})

/** Words in our widgets that break across lines or overflow the page; an email may be longer than a line. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const roots = document.querySelectorAll('main .gw-root, #universal-banner .gw-root')
    const texts = [...roots].flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) found.push(walker.currentNode as Text)
      // Text for screen readers only is one pixel wide.
      return found.filter(
        ({ parentElement: own }) =>
          own?.checkVisibility() && !own.closest('.gw-hidden') && own.clientWidth !== 1,
      )
    })
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[^\s–-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const isOut = range.getBoundingClientRect().right > document.documentElement.clientWidth
        return isOut || (lines.size > 1 && !/[.@]\w/.test(word)) ? [word] : []
      }),
    )
  })

async function onPhone(width = 375): Promise<Page> {
  const viewport = { width, height: 667 }
  const context = await browser.newContext({ viewport, baseURL: demo.origin })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.route('**/site.css', (route) => route.fulfill({ path: 'demo/site.css' }))
  return page
}

async function expectWhole(page: Page, widget: string) {
  await page.locator(widget).first().waitFor()
  await settled(page)
  expect(await brokenWords(page)).toEqual([])
}

/** With doubled text size on a phone (WCAG 2.2, 1.4.4). */
describe('with doubled text size on a phone', () => {
  it.each([
    ['/product/boneless-ribeye', '.gw-options'],
    ['/category/steaks', '.gw-pcp'],
    ['/recipes', '.gw-recipes'],
    ['/recipes/new-york-strip-au-poivre', '.gw-recipe'],
  ])('words of %s stay whole and on the page', async (path, widget) => {
    const page = await onPhone()
    await page.goto(path)
    await expectWhole(page, widget)
  })

  it.each([
    ['/category/steaks', '.gw-ribbon'],
    ['/recipes/pan-seared-filet-mignon-with-thyme-butter', '.gw-recipe'],
  ])('words of %s stay whole on the narrowest phone', async (path, widget) => {
    const page = await onPhone(320)
    await page.goto(path)
    await expectWhole(page, widget)
  })

  it.each([
    ['dashboard', '.gw-dashboard-gifts'],
    ['order-history', '.gw-orders-list'],
    ['order-history?again=PO-23151', '.gw-again-bar'],
    ['address-book', '.gw-book-list'],
    ['subscriptions', '.gw-subs-card'],
    ['manage-subscription/S-7001', '.gw-manage-rows'],
    ['manage-subscription/S-7001?cancel=1', '.gw-manage-leave'],
    ['saved-cards', '.gw-cards-list'],
    ['add-edit-card', '.gw-card-billing'],
    ['account-information', '.gw-info-save'],
    ['email-preferences', '.gw-emails-save'],
  ])('words of the account at %s stay whole and on the page', async (route, widget) => {
    const page = await onPhone(320)
    await page.goto(`/account#/${route}`)
    await signIn(page)
    await expectWhole(page, widget)
  })
})

it('with doubled text size on a desktop, the gifts of an order fit the page', async () => {
  const page = await onPhone(1280)
  await page.goto('/account#/order-history')
  await signIn(page)
  await expectWhole(page, '.gw-orders-list')
})
