import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from '../../testing/browser/browser'
import { builtStorybook } from './builtStorybook'
import { designPanel } from './checks/designPanel'
import { docsPages } from './checks/docsPages'
import { guidePages } from './checks/guidePages'

let browser: Browser
let site: Awaited<ReturnType<typeof builtStorybook>>

beforeAll(async () => {
  site = await builtStorybook()
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const opened = () => ({ browser, ...site })
guidePages(opened)
designPanel(opened)
docsPages(opened)
