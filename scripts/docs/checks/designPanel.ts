import type { Browser, FrameLocator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { initialGlobals } from '../../../.storybook/initialGlobals'
import type { Opened } from './opened'

const FIVE = '/?path=/story/widgets-checkout-cart--five-recipients'

/** Opens an address of Storybook, like a designer who received a link. */
async function visit(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
  await page.goto(address)
  return { page, story: page.frameLocator('#storybook-preview-iframe') }
}

const choose = (page: Page, label: string | RegExp, value: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(value)

const cards = (story: FrameLocator) => story.getByRole('article')
const start = (story: FrameLocator, name: string) => story.getByRole('link', { name })

/** The result of the choices in the panel: the width of the page, and the button's colors and corners. */
const look = (story: FrameLocator, name: string) =>
  start(story, name).evaluate((button) => {
    const { backgroundColor, borderRadius } = getComputedStyle(button)
    const theme = button.closest<HTMLElement>('.gw-root')?.dataset.giftwellTheme
    return { width: innerWidth, theme, backgroundColor, borderRadius }
  })

export const designPanel = (opened: Opened) =>
  describe('the design panel', { timeout: 120_000 }, () => {
    it('renders a story in another world and back, and a link keeps the selection', async () => {
      const { browser, origin } = opened()
      const { page, story } = await visit(browser, origin + FIVE)
      await expect.poll(() => cards(story).count()).toBe(5)

      await choose(page, /^Scenario/, 'emptyCart')
      await start(story, 'Start shopping').waitFor()
      expect(await cards(story).count()).toBe(0)
      await choose(page, 'Texts', 'longer')
      await choose(page, 'Theme', 'dark')
      await choose(page, 'Width', 'tablet')
      await page.getByLabel('Brand color').fill('#14508f')
      await page.getByLabel(/^Corners/).fill('0')

      const name = 'Staart shoooppiiing'
      const chosen = {
        width: 768,
        theme: 'dark',
        backgroundColor: 'rgb(20, 80, 143)',
        borderRadius: '0px',
      }
      await expect.poll(() => look(story, name)).toEqual(chosen)
      const linked = await visit(browser, page.url())
      await expect.poll(() => look(linked.story, name)).toEqual(chosen)
      await linked.page.close()

      await page.getByRole('button', { name: 'Start over' }).click()
      await cards(story).nth(4).waitFor()
      const address = expect.poll(() => page.url())
      for (const name of Object.keys(initialGlobals)) await address.not.toContain(name)
      await page.close()
    })

    it('has every scenario, and does not change a story with its own world', async () => {
      const { browser, origin } = opened()
      const { page } = await visit(browser, origin + FIVE)
      const scenario = page.getByRole('combobox', { name: /^Scenario/ })
      await expect.poll(() => scenario.locator('option').count()).toBeGreaterThan(100)
      await expect
        .poll(() => scenario.locator('option:checked').textContent())
        .toBe('The story’s own: Five recipients')
      await page.goto(`${origin}/?path=/story/ui-button--primary&globals=scenario:emptyCart`)
      await expect.poll(() => scenario.isDisabled()).toBe(true)
      await page.getByText('This story needs its own.').waitFor()
      await page.close()
    })

    it('keeps a story in its state if only its design changes', async () => {
      const { browser, origin } = opened()
      const { page, story } = await visit(
        browser,
        `${origin}/?path=/story/widgets-checkout-cart-lines--quantity-saving`,
      )
      const shown = story.getByRole('textbox', {
        name: 'Quantity of Filet Mignon in Eleanor Whitfield’s shipment',
      })
      await expect.poll(() => shown.inputValue()).toBe('2')
      await choose(page, 'Theme', 'dark')
      await choose(page, 'Texts', 'accented')
      await story.getByRole('button', { name: '[Chéçk óút]' }).first().waitFor()
      expect(await story.locator('[data-pending]').count()).toBeGreaterThan(0)
      await page.close()
    })

    it('shows a story from its top, wherever its play ended', async () => {
      const { browser, origin } = opened()
      const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
      await page.addInitScript(() =>
        addEventListener('scroll', () => {
          document.documentElement.dataset.scrolled ??= String(scrollY)
        }),
      )
      await page.goto(`${origin}/iframe.html?id=widgets-checkout-cart--narrow`)
      await page.waitForSelector('html[data-scrolled]')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.close()
    })
  })
