import type { Browser } from 'playwright'
import { createDemo } from '../demo/app'
import { seedHouse } from '../demo/house'
import { createBackend } from '../mocks/backend'
import { memoryDb } from '../mocks/memoryDb'
import { recipes } from '../mocks/recipes'
import { type Answer, listen } from '../testing/site/listen'
import { brotli } from './site'
import { SLOW_4G } from './visit'

/** A server-rendered page of the demo shop, and the control to press on it. */
interface ShopPage {
  path: string
  press: string
}

const PAGES: Readonly<Record<string, ShopPage>> = {
  home: { path: '/', press: '.gw-product-card-add' },
  category: { path: '/category/steaks', press: '.gw-list-tools-toggle' },
  product: { path: '/product/boneless-ribeye', press: '.gw-size >> nth=1' },
  recipes: { path: '/recipes', press: '.gw-header-control >> nth=1' },
  recipe: { path: `/recipes/${recipes[0]?.slug}`, press: 'role=button[name="More servings"]' },
}
const SETTLED_MS = 3000

/** The metrics of a page on a phone. */
export interface Look {
  /** When the server's page was rendered, in milliseconds. */
  first: number
  /** When its largest element was rendered (LCP), in milliseconds. */
  largest: number
  /** Cumulative layout shift (CLS). */
  shift: number
  /** The time of the longest event of a press until its next paint, in milliseconds; 0 without the embed. */
  press: number
}

/** Rounds with the embed, and without it. */
interface Looks {
  ours: Look[]
  bare: Look[]
}

/** The rounds of each page. */
export type ShopLooks = Readonly<Record<string, Looks>>

/** Visits each page of the demo at 375 px on slow 4G, with the CPU four times slower. */
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
  for (const [name, { path, press }] of Object.entries(PAGES)) {
    const both: Looks = { ours: [], bare: [] }
    for (let round = 0; round < rounds; round++) {
      both.bare.push(await look(browser, origin + path, null))
      both.ours.push(await look(browser, origin + path, press))
      process.stdout.write('.')
    }
    looks[name] = both
  }
  await close()
  return looks
}

/** Compresses text like a shop's server, to about a third. */
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

/** If there is a control to press, the embed is on the page; otherwise it is not. */
async function look(browser: Browser, url: string, press: string | null): Promise<Look> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    if (!press) await devtools.send('Network.setBlockedURLs', { urls: ['*/giftwell/*'] })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    if (press) {
      await page.waitForSelector('[data-giftwell-state="ready"]', { state: 'attached' })
      const loading = page.locator('[data-giftwell-state="loading"]')
      await loading.first().waitFor({ state: 'detached', timeout: 120_000 })
    }
    await page.waitForTimeout(SETTLED_MS)
    if (press) {
      await page.locator(press).first().click()
      await page.waitForTimeout(SETTLED_MS)
    }
    // Set by `watch`.
    return await page.evaluate(() => (window as unknown as { benchLook: Look }).benchLook)
  } finally {
    await context.close()
  }
}

/** Runs in the page, so it must be self-contained. */
function watch() {
  const look: Look = { first: 0, largest: 0, shift: 0, press: 0 }
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
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) look.press = Math.max(look.press, duration)
    // The option is not in every list of types yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) look.shift += value
  })
}
