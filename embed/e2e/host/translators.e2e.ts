import { describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { linesOf } from './coreFlow'
import { openScene, parts, show } from './scene'

type Meddle = () => void

/** What translators and extensions do to nodes that are not theirs. Each runs in the page, once. */
const meddlers: readonly [string, Meddle][] = [
  [
    'a translator that wraps every text in <font>',
    () => {
      for (const text of texts()) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(text.data)
        text.replaceWith(font)
      }
      function texts() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        while (walker.nextNode()) found.push(walker.currentNode as Text)
        return found.filter(
          ({ data, parentElement }) => data.trim() && !parentElement?.closest('script'),
        )
      }
    },
  ],
  ['an extension that joins texts', () => document.body.normalize()],
  [
    'an extension that puts things beside and into fields',
    () => {
      for (const field of document.querySelectorAll('input')) {
        field.setAttribute('data-keeper', 'on')
        field.style.backgroundImage = 'none'
        const icon = document.createElement('span')
        icon.textContent = 'k'
        field.before(icon)
        field.after(icon.cloneNode(true))
      }
    },
  ],
  [
    'an extension that takes texts and pictures away',
    () => {
      for (const element of document.querySelectorAll('.gw-root svg, .gw-root img'))
        element.remove()
      for (const element of document.querySelectorAll('.gw-root p, .gw-root span')) {
        if (element.firstChild instanceof Text) element.firstChild.remove()
      }
    },
  ],
]

describe.concurrent('no root goes blank after', () => {
  it.each(meddlers)('%s', async (_name, meddle) => {
    const scene = await openScene()
    const { page } = scene
    await show(scene)
    const { lines, cartButton } = parts(page)
    await lines.first().waitFor()
    await cartButton.waitFor()
    await page.evaluate(() => window.Giftwell?.ready)
    await page.evaluate(meddle)

    // A quantity, which changes texts in both apps; then a removal, which takes nodes away.
    await lines.first().locator('.gw-quantity button').last().click()
    await settles(async () => (await linesOf(scene))[0]?.qty, 2)
    await settles(() => lines.first().locator('.gw-quantity-input').inputValue(), '2')
    await settles(async () => (await cartButton.textContent())?.match(/\d+/)?.[0], '4')
    await lines.last().locator('[aria-label^="Remove"]').click()
    await settles(() => lines.count(), 2)
    await settles(async () => (await cartButton.textContent())?.match(/\d+/)?.[0], '3')
    // Drawn again at most once, and then without help.
    expect(await page.locator('[data-giftwell-crash]').count()).toBe(0)
    const isKnown = (error: string) => error.includes('NotFoundError')
    expect(scene.errors.filter((error) => !isKnown(error))).toEqual([])
    expect(scene.errors.filter(isKnown).length).toBeLessThanOrEqual(2)
    await scene.close()
  })
})
