import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { isLong } from '../../testing/spread'
import { openCartPage, throughDialogs, throughPanels } from './everyDialog'
import { unseenBy } from './seenByTab'

/* The focused element is fully visible: not outside the window, not under a sticky footer (WCAG 2.4.11). */

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [375, 800],
  [320, 225],
  ...(isLong
    ? ([
        [640, 450],
        [1280, 900],
      ] as const)
    : []),
]

async function bothWays(page: Page, where: string): Promise<string[]> {
  const forth = await unseenBy(page, 'Tab')
  const back = await unseenBy(page, 'Shift+Tab')
  return [...forth, ...back.map((one) => `back: ${one}`)].map((one) => `${where}: ${one}`)
}

/** The days of a calendar are one tab stop; arrow keys move among them. */
async function days(page: Page): Promise<string[]> {
  await page.getByText('More dates').click()
  await page.getByRole('grid').locator('[tabindex="0"]').focus()
  return [...(await unseenBy(page, 'ArrowDown', 8)), ...(await unseenBy(page, 'ArrowUp', 12))]
}

describe.each(SIZES)('at %i × %i', (width, height) => {
  const profile = { viewport: { width, height } }

  it.concurrent('focus is visible in every dialog', async ({ expect }) => {
    const { page, close } = await openCartPage('fiveRecipients', profile)
    await throughDialogs(page, async (name) => {
      expect.soft(await bothWays(page, name)).toEqual([])
      if (name === 'calendar') expect.soft(await days(page)).toEqual([])
    })
    await close()
  })

  it.concurrent('focus is visible on every page', async ({ expect }) => {
    for (const world of ['severalProblems', 'emptyCart'] as const) {
      const { page, close } = await openCartPage(world, profile)
      expect.soft(await bothWays(page, world)).toEqual([])
      await throughPanels(page, async (name) => {
        expect.soft(await bothWays(page, `${name}, ${world}`)).toEqual([])
      })
      await close()
    }
  })
})
