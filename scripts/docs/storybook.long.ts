import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../testing/browser/browser'
import { listen } from '../../testing/site/listen'

const FOLDER = '.cache/storybook'

interface Entry {
  id: string
  type: 'docs' | 'story'
  title: string
}

let browser: Browser
let site: Awaited<ReturnType<typeof listen>>
let entries: readonly Entry[]

beforeAll(async () => {
  await promisify(execFile)('storybook', ['build', '--quiet', '-o', FOLDER], { maxBuffer: 1e8 })
  entries = Object.values(JSON.parse(await readFile(`${FOLDER}/index.json`, 'utf8')).entries)
  const app = new Hono().use('/*', serveStatic({ root: FOLDER }))
  site = await listen((request) => app.fetch(request))
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe('the pages of Storybook', () => {
  it('show no raw Markdown, no error and no broken link', { timeout: 600_000 }, async () => {
    const page = await browser.newPage()
    const known = new Set(entries.map(({ id }) => id))
    const guides = entries.filter(({ type, title }) => type === 'docs' && !title.includes('/'))
    expect(guides.length).toBeGreaterThan(8)
    const found: string[] = []
    for (const { id } of guides) {
      await page.goto(`${site.origin}/iframe.html?viewMode=docs&id=${id}`)
      await page.waitForSelector('#storybook-docs h1')
      const paragraphs = await page.locator('#storybook-docs p').allTextContents()
      if (paragraphs.some((text) => /\|\s*---|^#{1,4} |\*\*\w/.test(text)))
        found.push(`${id}: raw Markdown`)
      if (await page.locator('.sb-errordisplay').isVisible()) found.push(`${id}: an error`)
      const links = await page
        .locator('#storybook-docs a[href*="path="]')
        .evaluateAll((all) =>
          all.map(
            (link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path') ?? '',
          ),
        )
      for (const path of links)
        if (!known.has(path.split('/').at(-1) ?? '')) found.push(`${id}: ${path}`)
    }
    expect(found).toEqual([])
  })
})
