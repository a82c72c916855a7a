import { expect, it } from 'vitest'
import { openBrowser, sharedBrowser } from '../../../testing/browser/browser'
import { press } from '../actions'
import { openScene, parts, show } from './scene'

/**
 * Font sizes of the heading, text and notes of the cart and of a dialog, with the browser's own text size.
 */
async function sizes(textSize: number, css: string): Promise<Record<string, number>> {
  const flags = [`--blink-settings=defaultFontSize=${textSize}`]
  const browser = textSize === 16 ? await sharedBrowser() : await openBrowser({ flags })
  const scene = await openScene({ browser })
  const { page } = scene
  await show(scene, {
    head: `<style nonce="{nonce}">${css}</style>
      <script src="/giftwell/embed.js" nonce="{nonce}" defer></script>`,
  })
  await parts(page).lines.first().waitFor()
  await press(page, /^(?:Change|Choose) (?:the )?date/)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().waitFor()
  const found = await page.evaluate(() => {
    const size = (selector: string) => {
      const element = document.querySelector(selector)
      return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
    }
    return {
      title: size('#checkout-cart h2'),
      text: size('#checkout-cart .gw-delivery-day'),
      note: size('#checkout-cart .gw-note'),
      dialogTitle: size('.gw-dialog-title'),
      dialogText: size('.gw-dialog-actions > button'),
    }
  })
  await scene.close()
  if (textSize !== 16) await browser.close()
  return found
}

const asDrawn = (times: number) => ({
  title: 22 * times,
  text: 16 * times,
  note: 14 * times,
  dialogTitle: 22 * times,
  dialogText: 16 * times,
})

it.concurrent.each([
  ['html { font-size: 10px }', 16, 1],
  ['html { font-size: 62.5% }', 24, 1.5],
  ['body { font-size: 40px }', 16, 1],
  ['.gw-root { --gw-rem: 20px }', 16, 1.25],
  ['html { font-size: 10px } .gw-root { --gw-rem: 1.6rem }', 16, 1],
])(
  'with %s and the browser’s text at %i px, texts are %d times as large as drawn',
  async (css, textSize, times) => {
    expect(await sizes(textSize, css)).toEqual(asDrawn(times))
  },
)
