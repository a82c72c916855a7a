import type { Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { createDemo } from '../demo/app'
import { seedHouse } from '../demo/house'
import { createProvider } from '../demo/provider/app'
import { embedFolder } from '../embed/build/embedFolder'
import { type Backend, createBackend } from '../mocks/backend'
import { memoryDb } from '../mocks/memoryDb'
import { sharedBrowser } from './browser/browser'
import { type Answer, listen } from './site/listen'

export interface RunningDemo {
  backend: Backend
  origin: string
  /** The origin of the fake payment provider. */
  providerOrigin: string
  /** The problems of the pages so far: console errors, uncaught errors, policy violations. */
  complaints: string[]
  /** A new visitor for the duration of a test, at a width of 1280 px by default. */
  visit(width?: number, hasTouch?: boolean): Promise<Page>
  /** A new visitor on the cart page with five recipients, once the widget has taken over. */
  visitFilledCart(width?: number, hasTouch?: boolean): Promise<Page>
  stop(): Promise<void>
}

/**
 * The demo on a free port, with access to its backend, and a browser. Its responses can pass `through` a
 * function first.
 */
export async function startDemo(
  through: (answer: Answer) => Answer = (answer) => answer,
): Promise<RunningDemo> {
  const complaints: string[] = []
  const backend = createBackend({ db: memoryDb(seedHouse()) })
  const payment = createProvider({ backend })
  const provider = await listen((request) => payment.fetch(request))
  const app = createDemo({
    backend,
    providerOrigin: provider.origin,
    embedFolder,
    onReport: (report) => complaints.push(`policy: ${report}`),
  })
  const { origin, close } = await listen(through((request) => app.fetch(request)))

  async function visit(width = 1280, hasTouch = false): Promise<Page> {
    const browser = await sharedBrowser()
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ viewport, hasTouch, baseURL: origin })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    return page
  }

  async function visitFilledCart(width?: number, hasTouch?: boolean): Promise<Page> {
    const page = await visit(width, hasTouch)
    await page.goto('/fill-my-cart')
    await page.getByRole('article').nth(4).waitFor()
    return page
  }

  const stop = async () => {
    await close()
    await provider.close()
  }
  return {
    backend,
    origin,
    providerOrigin: provider.origin,
    complaints,
    visit,
    visitFilledCart,
    stop,
  }
}
