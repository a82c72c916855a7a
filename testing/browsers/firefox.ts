import { type Browser, launch, type Page } from 'puppeteer-core'
import { findProgram } from '../../scripts/chromium'
import type { BrowserKind, Key } from './driver'

const path = findProgram(['firefox-esr', 'firefox'])
let running: Promise<Browser> | undefined

/** Firefox with WebDriver BiDi, which needs no separate driver program. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: path ? null : 'firefox-esr or firefox on PATH',
  async open(width, height) {
    running ??= launch({ browser: 'firefox', executablePath: path ?? '', defaultViewport: null })
    const context = await (await running).createBrowserContext()
    const page = await context.newPage()
    await resize(page, width, height)
    return {
      goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      // The caller is responsible for the type, as for any page.
      run: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => press(page, key),
      screenshot: async (file) => void (await page.screenshot({ path: `${withoutPng(file)}.png` })),
      close: () => context.close(),
    }
  },
  async close() {
    await (await running)?.close()
    running = undefined
  },
}

async function press({ keyboard }: Page, key: Key): Promise<void> {
  if (key === 'Space') return keyboard.press(' ')
  if (key !== 'Shift+Tab') return keyboard.press(key)
  await keyboard.down('Shift')
  await keyboard.press('Tab')
  await keyboard.up('Shift')
}

const withoutPng = (file: string) => file.replace(/\.png$/, '')

/** Sets the window's size. An older Firefox accepts the size, but not the orientation in addition. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height })
  } catch (error) {
    if (!String(error).includes('setScreenOrientationOverride')) throw error
  }
}
