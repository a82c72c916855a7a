import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../../testing/axe'
import { sharedBrowser } from '../../testing/browser/browser'
import { openPlayground } from '../../testing/site/openPlayground'

/* Storybook's playground: the built embed mounts a page that an author types, under the strict policy. */

let site: Awaited<ReturnType<typeof openPlayground>>
let page: Page
beforeAll(async () => {
  site = await openPlayground()
  const browser = await sharedBrowser()
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
  await page.goto(site.origin)
})
afterAll(async () => {
  await page?.close()
  await site?.close()
})

const shopper = () => page.frameLocator('iframe')
const start = (name: string) => page.getByLabel('Start from').selectOption(name)
const list = (name: string) => page.getByRole('region', { name }).getByRole('listitem')

describe('the playground', () => {
  it('mounts a page’s cart, and lists its events', async () => {
    await shopper().getByRole('heading', { name: 'Cart' }).waitFor()
    await expect.poll(() => shopper().getByRole('article').count()).toBe(5)
    await list('Requests').filter({ hasText: 'GET /checkout/cart 200' }).first().waitFor()
    await list('Events').filter({ hasText: 'cart-changed' }).first().waitFor()
    expect(await list('Reports').allTextContents()).toEqual([])
    expect(await axeFindings(page)).toEqual([])
  })

  it('uses edited text on the next run', async () => {
    const source = page.getByRole('textbox', { name: 'Your page' })
    await source.fill((await source.inputValue()).replace('defer>', 'defer data-theme="dark">'))
    await page.getByRole('button', { name: 'Run' }).click()
    await shopper().locator('.gw-root[data-giftwell-theme="dark"]').first().waitFor()
  })

  it('shows another shop, at another width', async () => {
    await page.getByLabel('The shop').selectOption('emptyCart')
    await shopper().getByRole('link', { name: 'Start shopping' }).waitFor()
    await page.getByLabel('Width').selectOption('768')
    expect(
      await shopper()
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(768)
  })

  it('shows the target of a link, and stays', async () => {
    await shopper().getByRole('link', { name: 'Start shopping' }).click()
    await page.getByText('The page led to /.').waitFor()
    await shopper().getByRole('link', { name: 'Start shopping' }).waitFor()
  })

  it('reports mistakes: in options, in data, and policy violations', async () => {
    await start('Mistakes, and how they are told')
    await shopper().getByRole('heading', { name: 'Cart' }).waitFor()
    for (const mistake of [/theme/, /page-data-invalid/, /script-src/])
      await list('Reports').filter({ hasText: mistake }).first().waitFor()
  })

  it('explains each root without an app', async () => {
    await page
      .getByLabel('Your page')
      .fill(`<script src="/giftwell/embed.js" nonce="{nonce}" defer></script>
<div data-giftwell="nope"></div>`)
    await page.getByRole('button', { name: 'Run' }).click()
    await list('Reports')
      .filter({ hasText: /^error/ })
      .first()
      .waitFor()
    for (const report of await list('Reports').allTextContents())
      expect(report).toMatch(/has no app "nope"|data-giftwell="nope"/)
  })

  it.each([
    ['no JSON', '{ "links": { "cart": "/cart", } }', /Line 4.*is not valid JSON.*Generate it with/],
    ['not theirs', '{ "products": "steaks" }', /Line 4.*must be an array/],
  ])('says of data that are %s what, why and what to do', async (_case, data, says) => {
    await page
      .getByLabel('Your page')
      .fill(`<script src="/giftwell/embed.js" nonce="{nonce}" defer></script>
<div id="checkout-cart"></div>

<script type="application/json" data-giftwell-page>${data}</script>`)
    await page.getByRole('button', { name: 'Run' }).click()
    await list('Reports').filter({ hasText: says }).waitFor()
  })

  it('shows the last edit, even if the previous page is still loading', async () => {
    await page.evaluate(answerSlowly)
    for (const app of ['first', 'second']) {
      await page
        .getByLabel('Your page')
        .fill(`<script src="/giftwell/embed.js" nonce="{nonce}" defer></script>
<div data-giftwell="${app}"></div>`)
      await page.getByRole('button', { name: 'Run' }).click()
      await list('Reports')
        .filter({ hasText: `"${app}"` })
        .first()
        .waitFor()
    }
    await page.reload()
  })

  it.each([
    ['The cart, drawn at once', 'heading', 'Cart'],
    ['The cart in the header', 'button', /cart/i],
    ['An offer over the cart', 'button', 'Apply STEAK10'],
    ['The payment', 'button', /^Place order/],
  ] as const)('begins with an example: %s', async (example, role, name) => {
    await start(example)
    await shopper().locator('.gw-root').getByRole(role, { name }).first().waitFor()
    expect(await list('Reports').allTextContents()).toEqual([])
  })

  it('opens dialogs for its own page', async () => {
    await start('Dialogs without a cart')
    const provider = shopper().locator('#modal-provider[data-giftwell-state="ready"]')
    // Before this, nothing listens for the page's request.
    await provider.waitFor({ state: 'attached' })
    await shopper().getByRole('button', { name: 'Send to a list' }).click()
    await shopper().getByRole('dialog').waitFor()
  })
})

/** Delays each response to the pages by half a second; runs in the playground. */
function answerSlowly(): void {
  const { prototype } = MessagePort
  const { postMessage } = prototype
  prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    setTimeout(() => postMessage.apply(this, message), 500)
  }
}
