import type { Browser } from 'playwright'
import { createDemo } from '../demo/app'
import { seedHouse } from '../demo/house'
import { createBackend } from '../mocks/backend'
import { memoryDb } from '../mocks/memoryDb'
import { recipes } from '../mocks/recipes'
import { type Answer, listen } from '../testing/site/listen'
import { brotli } from './site'
import { SLOW_4G } from './visit'

/** The pages of the demo shop that the server draws, by name. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  category: '/category/steaks',
  product: '/product/boneless-ribeye',
  recipes: '/recipes',
  recipe: `/recipes/${recipes[0]?.slug}`,
}
const SETTLED_MS = 3000

/** What a shopper on a phone has seen of a page. */
export interface Look {
  /** When the server's page was there, in milliseconds. */
  first: number
  /** When the largest thing of it was there (LCP), in milliseconds. */
  largest: number
  /** How much has moved by itself (CLS). */
  shift: number
}

/** Rounds with the embed, and without it. */
interface Looks {
  ours: Look[]
  bare: Look[]
}

/** Those of each page. */
export type ShopLooks = Readonly<Record<string, Looks>>

/** Looks at each page of the demo at 375 px over slow 4G, the processor four times slower. */
export async function lookAtShop(browser: Browser, rounds: number): Promise<ShopLooks> {
  const backend = createBackend({ db: memoryDb(seedHouse()) })
  const app = createDemo({
    backend,
    providerOrigin: 'http://127.0.0.1:9',
    embedFolder: 'dist/embed',
    onReport: () => {},
  })
  const { origin, close } = await listen(compressed((request) => app.fetch(request)))
  process.stdout.write('pages of the demo shop, slow 4G ')
  const looks: Record<string, Looks> = {}
  for (const [name, path] of Object.entries(PAGES)) {
    const both: Looks = { ours: [], bare: [] }
    for (let round = 0; round < rounds; round++) {
      both.bare.push(await look(browser, origin + path, false))
      both.ours.push(await look(browser, origin + path, true))
      process.stdout.write('.')
    }
    looks[name] = both
  }
  await close()
  return looks
}

/** Sends texts as a shop's server does, in a third of their bytes. */
const compressed =
  (answer: Answer): Answer =>
  async (request) => {
    const response = await answer(request)
    const type = response.headers.get('content-type') ?? ''
    if (!/text|javascript|json|svg/.test(type)) return response
    const headers = new Headers(response.headers)
    headers.set('content-encoding', 'br')
    headers.delete('content-length')
    const text = new Uint8Array(await response.arrayBuffer())
    return new Response(text.length > 0 ? brotli(text, 5) : null, {
      status: response.status,
      headers,
    })
  }

async function look(browser: Browser, url: string, hasEmbed: boolean): Promise<Look> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    if (!hasEmbed) await devtools.send('Network.setBlockedURLs', { urls: ['*/giftwell/*'] })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    if (hasEmbed) {
      await page.waitForSelector('[data-giftwell-state="ready"]', { state: 'attached' })
      const loading = page.locator('[data-giftwell-state="loading"]')
      await loading.first().waitFor({ state: 'detached', timeout: 120_000 })
    }
    await page.waitForTimeout(SETTLED_MS)
    // Put there by `watch`.
    return await page.evaluate(() => (window as unknown as { benchLook: Look }).benchLook)
  } finally {
    await context.close()
  }
}

/** Runs in the page, and may use nothing from around it. */
function watch() {
  const look: Look = { first: 0, largest: 0, shift: 0 }
  Object.assign(window, { benchLook: look })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  observe('paint', ({ startTime }) => {
    look.first = Math.max(look.first, startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    look.largest = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) look.shift += value
  })
}
