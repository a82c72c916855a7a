import { afterAll, describe, expect, it } from 'vitest'
import { openShop } from '../../../testing/shop'
import { press } from '../actions'
import { pageSheets } from './pageSheets'
import { openScene, parts, type Scene, show } from './scene'
import { drawnIcons, type VisibleText, visibleTexts } from './visibleTexts'

/* Whole style sheets of other people, on one page per width: what is read of the cart is as without them. */

const BODY = `<div class="entry-content">
  <header><div id="account-cart"></div></header><main><div id="checkout-cart"></div></main></div>`

/** What is opened over the cart before the sheets take turns. */
const OPENED: Record<string, (scene: Scene) => Promise<void>> = {
  'the calendar': async ({ page }) => {
    await press(page, /^(?:Change|Choose) (?:the )?date/)
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
  },
  'the cart of the header': async (scene) => {
    await parts(scene.page).cartButton.click()
    await parts(scene.page).dialog.waitFor()
  },
}

const worst: Record<string, Record<string, string>> = {}
afterAll(() => console.table(worst))

/** Puts a sheet on the page, in front of ours or behind. */
const wear = ({ page }: Scene, css: string, isBehind: boolean) =>
  page.evaluate(
    ({ text, isBehind }) => {
      const style = document.querySelector('#page-sheet')
      if (!style) return
      style.textContent = text
      if (isBehind) document.head.append(style)
      else document.head.prepend(style)
    },
    { text: css, isBehind },
  )

/** The texts that look other than without the sheet, and how. */
const changes = (bare: readonly VisibleText[], worn: readonly VisibleText[]) =>
  worn.flatMap(({ text, look }, at) =>
    look === bare[at]?.look ? [] : { text, look, bare: bare[at]?.look },
  )

describe.concurrent.each([375, 1280])('at %i px', (width) => {
  it.for(Object.entries(OPENED))(
    '%s looks as on a bare page',
    async ([opened, open], { expect }) => {
      const scene = await openScene({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      await show(scene, {
        body: BODY,
        head: `<style nonce="{nonce}" id="page-sheet"></style>
        <style nonce="{nonce}">html body, html .entry-content { margin: 0; padding: 0; width: ${width - 15}px }</style>
        <script src="/giftwell/embed.js" nonce="{nonce}" defer></script>`,
      })
      await parts(scene.page).lines.first().waitFor()
      await scene.page.waitForLoadState('networkidle')
      await open(scene)
      const bare = await visibleTexts(scene.page)
      const icons = await drawnIcons(scene.page)
      expect(bare.length).toBeGreaterThan(40)
      for (const [name, css] of Object.entries(pageSheets)) {
        // Sheets stand in front of ours as a rule; those that come late stand behind.
        await wear(scene, css, width === 1280)
        expect.soft(await drawnIcons(scene.page), name).toEqual(icons)
        const texts = await visibleTexts(scene.page)
        const column = `${opened}, ${width} px`
        worst[name] ??= {}
        worst[name][column] = Math.min(...texts.map(({ contrast }) => contrast)).toFixed(2)
        expect
          .soft(
            texts.filter(({ contrast }) => contrast < 4.5),
            name,
          )
          .toEqual([])
        expect.soft(changes(bare, texts), name).toEqual([])
      }
      await scene.close()
    },
  )
})

it('what the page itself has put into a slot keeps the page’s styles', async () => {
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
