import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { browsersOfThisRun, describeBrowsers } from '../../../testing/browsers/browsers'
import type { BrowserKind } from '../../../testing/browsers/driver'
import { type Visit, visitBy } from '../../../testing/browsers/visit'
import { openShop } from '../../../testing/shop'
import { openTestSite } from '../../../testing/site/testSite'
import { pageSheets } from './pageSheets'
import { show } from './scene'
import { drawnIcons, type VisibleText, visibleTexts } from './visibleTexts'

/* Whole style sheets from other projects: the visible text of the cart is as without them. */

const BODY = `<div class="entry-content">
  <header><div id="account-cart"></div></header><main><div id="checkout-cart"></div></main></div>`

/** What is opened over the cart before the sheets are applied in turn. */
const OPENED: Record<string, (visit: Visit) => Promise<void>> = {
  'the calendar': async (visit) => {
    await visit.click('button', /^(?:Change|Choose) (?:the )?date/)
    await visit.see('dialog', /^When should/)
    await visit.see('radio', /./)
  },
  'the cart of the header': async (visit) => {
    await visit.click('button', /^Cart, \d items?/)
    await visit.see('dialog', /cart/i)
  },
}

/** The lowest contrast under each sheet, by browser and width, as a table for RELIABILITY.md. */
const worst: Record<string, Record<string, number>> = {}
afterAll(() => {
  const columns = Object.keys(Object.values(worst)[0] ?? {})
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = Object.entries(worst).map(([sheet, found]) =>
    row([sheet, ...columns.map((column) => (found[column] ?? 0).toFixed(2))]),
  )
  console.log(
    [row(['sheet', ...columns]), row(['---', ...columns.map(() => '---')]), ...rows].join('\n'),
  )
})

/** Opens the cart on a page to which the sheets are applied. */
async function openPage(browser: BrowserKind, width: number): Promise<Visit> {
  const site = await openTestSite('twoShipments')
  for (const [at, css] of Object.values(pageSheets).entries()) {
    const headers = { 'content-type': 'text/css' }
    site.answers.set(`sheet${at}`, () => new Response(css, { headers }))
  }
  const visit = visitBy(await browser.open(width, 800), site.origin)
  onTestFinished(async () => {
    await visit.close()
    site.close()
  })
  site.page({
    body: BODY,
    // A scrollbar caused by a sheet would narrow the page.
    head: `<style nonce="{nonce}">html { scrollbar-width: none !important }
      html body, html .entry-content { margin: 0; padding: 0; width: ${width - 15}px }</style>
      <script src="/giftwell/embed.js" nonce="{nonce}" defer></script>`,
  })
  await visit.goto('/')
  await visit.see('button', /^Increase quantity/)
  await visit.idle()
  return visit
}

/** Replaces the page's previous sheet, before or after our styles; finishes its transitions. */
const wear = (visit: Visit, at: number, isBehind: boolean) =>
  visit.run(
    async ({ at, isBehind }) => {
      const old = document.querySelector('#page-sheet')
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: `/giftwell/sheet${at}`,
      })
      // A sheet whose own imports the policy blocks fires an error event after loading.
      const loaded = new Promise((resolve) =>
        Object.assign(link, { onload: resolve, onerror: resolve }),
      )
      if (isBehind) document.head.append(link)
      else document.head.prepend(link)
      await loaded
      old?.remove()
      link.id = 'page-sheet'
    },
    { at, isBehind },
  )

/** Runs in the page: finishes all animations. */
const atRest = async () => {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  for (const one of moving()) one.finish()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  for (const one of moving()) one.finish()
}

/** The texts that look different from those without the sheet, and how. */
const changes = (bare: readonly VisibleText[], worn: readonly VisibleText[]) =>
  worn.flatMap(({ text, look }, at) =>
    look === bare[at]?.look ? [] : { text, look, bare: bare[at]?.look },
  )

describeBrowsers((browser) => {
  afterAll(() => browser.close())

  describe.each([375, 1280])('at %i px', (width) => {
    it.each(Object.entries(OPENED))('%s looks as on a bare page', async (_opened, open) => {
      const visit = await openPage(browser, width)
      await open(visit)
      await visit.run(atRest)
      const bare = await visit.run(visibleTexts)
      const icons = await visit.run(drawnIcons)
      expect(bare.length).toBeGreaterThan(40)
      for (const [at, name] of Object.keys(pageSheets).entries()) {
        // Sheets usually come before ours; those that load late come after.
        await wear(visit, at, width === 1280)
        await visit.run(atRest)
        expect.soft(await visit.run(drawnIcons), name).toEqual(icons)
        const texts = await visit.run(visibleTexts)
        const column = `${browser.name}, ${width} px`
        const contrasts = texts.map(({ contrast }) => contrast)
        worst[name] ??= {}
        worst[name][column] = Math.min(worst[name][column] ?? 21, ...contrasts)
        const unread = texts.filter(({ contrast }) => contrast < 4.5)
        expect.soft(unread, name).toEqual([])
        expect.soft(changes(bare, texts), name).toEqual([])
      }
    })
  })
}, browsersOfThisRun)

it('the page’s own content in a slot keeps the page’s styles', async () => {
  const shop = await openShop('emptyCart')
  await show(shop, {
    head: `<style nonce="{nonce}">${pageSheets['bootstrap 5']}</style>
      <script src="/giftwell/embed.js" nonce="{nonce}" defer></script>`,
    body: `<div id="checkout-cart"><template data-giftwell-slot="empty">
      <h2 class="text-danger text-uppercase">Nothing yet</h2><a class="btn btn-primary" href="/steaks">Steaks</a>
      </template></div>`,
  })
  const slot = shop.page.locator('.gw-slot')
  await slot.getByRole('link').waitFor()
  const styles = (element: Element) => {
    const { color, backgroundColor, textTransform, textDecorationLine } = getComputedStyle(element)
    return [color, backgroundColor, textTransform, textDecorationLine]
  }
  expect(await slot.getByRole('heading').evaluate(styles)).toEqual([
    'rgb(220, 53, 69)',
    'rgba(0, 0, 0, 0)',
    'uppercase',
    'none',
  ])
  expect(await slot.getByRole('link').evaluate(styles)).toEqual([
    'rgb(255, 255, 255)',
    'rgb(13, 110, 253)',
    'none',
    'none',
  ])
  await shop.close()
})
