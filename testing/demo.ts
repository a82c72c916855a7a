import type { Page } from 'playwright'
import { createDemo } from '../demo/app'
import { type Backend, createBackend } from '../mocks/backend'
import { memoryDb } from '../mocks/memoryDb'
import { seed } from '../mocks/scenario'
import { sharedBrowser } from './browser/browser'
import { listen } from './site/listen'

const EMBED = 'dist/embed'

export interface RunningDemo {
  backend: Backend
  origin: string
  /** What went wrong in the pages so far: console errors, uncaught errors, reports of the policy. */
  complaints: string[]
  /** A new visitor, at a width of 1280 px unless given. */
  visit(width?: number): Promise<Page>
  stop(): Promise<void>
}

/** The demo on a free port, with its backend at hand, and a browser to walk through it. */
export async function startDemo(): Promise<RunningDemo> {
  const complaints: string[] = []
  const backend = createBackend({ db: memoryDb(seed({}, 'house')) })
  const app = createDemo({
    backend,
    embedFolder: EMBED,
    onReport: (report) => complaints.push(`policy: ${report}`),
  })
  const { origin, close } = await listen(app.fetch)

  return {
    backend,
    origin,
    complaints,
    async visit(width = 1280) {
      const browser = await sharedBrowser()
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
    stop: close,
  }
}

/** The cart page with five recipients, as soon as the widget has taken over. */
export async function filledCart(page: Page): Promise<void> {
  await page.goto('/fill-my-cart')
  await page.getByRole('article').nth(4).waitFor()
}
