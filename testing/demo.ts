import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { type Browser, chromium, type Page } from 'playwright'
import { type Backend, createBackend } from '../mocks/backend'
import { memoryDb } from '../mocks/memoryDb'
import { seed } from '../mocks/scenario'
import { chromiumFlags, chromiumPath } from '../scripts/chromium'
import { createDemo } from './app'

const EMBED = 'dist/embed'

export interface RunningDemo {
  backend: Backend
  browser: Browser
  origin: string
  /** What went wrong in the pages so far: console errors, uncaught errors, reports of the policy. */
  complaints: string[]
  /** A new visitor, at a width of 1280 px unless given. */
  visit(width?: number): Promise<Page>
  stop(): Promise<void>
}

/** The demo on a free port, with its backend at hand, and a browser to walk through it. */
export async function startDemo(): Promise<RunningDemo> {
  if (!existsSync(`${EMBED}/embed.js`)) {
    throw new Error(
      'The embed is not built, so the demo has nothing to mount. Run `npm run build:embed` first.',
    )
  }
  const complaints: string[] = []
  const backend = createBackend({ db: memoryDb(seed({}, 'house')) })
  const app = createDemo({
    backend,
    embedFolder: EMBED,
    onReport: (report) => complaints.push(`policy: ${report}`),
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })

  return {
    backend,
    browser,
    origin,
    complaints,
    async visit(width = 1280) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        baseURL: origin,
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      return page
    },
    async stop() {
      await browser.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The cart page with five recipients, as soon as the widget has taken over. */
export async function filledCart(page: Page): Promise<void> {
  await page.goto('/fill-my-cart')
  await page.getByRole('article').nth(4).waitFor()
}
