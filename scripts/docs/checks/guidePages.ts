import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Opened } from './opened'

/** The problems of a text page. */
async function faultsOf(page: Page, known: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  const paragraphs = await page.locator('#storybook-docs p').allTextContents()
  if (paragraphs.some((text) => /\|\s*---|^#{1,4} |\*\*\w/.test(text))) found.push('raw Markdown')
  if (await page.locator('.sb-errordisplay').isVisible()) found.push('an error')
  const paths = await page
    .locator('#storybook-docs a[href*="path="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path') ?? ''),
    )
  return [...found, ...paths.filter((path) => !known.has(path.split('/').at(-1) ?? ''))]
}

export const guidePages = (opened: Opened) =>
  describe('the pages of Storybook', () => {
    it('show no raw Markdown, no error and no broken link, and log nothing', {
      timeout: 600_000,
    }, async () => {
      const { browser, origin, entries } = opened()
      const page = await browser.newPage()
      const known = new Set(entries.map(({ id }) => id))
      const guides = entries.filter(({ type, title }) => type === 'docs' && !title.includes('/'))
      expect(guides.length).toBeGreaterThan(8)
      const found: string[] = []
      page.on('console', (message) => {
        const { url } = message.location()
        // If there are no pictures, the page of states says so.
        if (message.type() === 'error' && !url.endsWith('/pictures.json'))
          found.push(`${message.text()} ${url}`)
      })
      for (const { id } of guides) {
        await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
        await page.waitForSelector('#storybook-docs h1')
        // It loads all stories first.
        if (id.startsWith('states')) await page.waitForSelector('table[aria-label] a')
        found.push(...(await faultsOf(page, known)).map((fault) => `${id}: ${fault}`))
      }
      expect(found).toEqual([])
    })
  })
