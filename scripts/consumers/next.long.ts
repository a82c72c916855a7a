import { existsSync } from 'node:fs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser } from '../../testing/browser/browser'
import { installProject, type Project } from './project'
import { openShop, type Shop } from './shop'
import { WALKS, walkGiven } from './walk'

const MINUTES = 60_000
vi.setConfig({ testTimeout: 2 * MINUTES })
const next = (command: string) => [
  'node_modules/next/dist/bin/next',
  ...[command, '-H', '127.0.0.1', '-p'],
]

let project: Project
let browser: Browser
beforeAll(async () => {
  if (!existsSync('dist/modules/index.js'))
    throw new Error('Nothing to pack: run `npm run build:lib`.')
  project = await installProject('next')
  browser = await openBrowser()
}, 5 * MINUTES)
afterAll(async () => {
  await browser?.close()
  await project?.remove()
})

describe('an empty Next.js project with the App Router', () => {
  it('needs no msw', async () => {
    await expect(project.version('msw')).rejects.toThrow('ENOENT')
  })

  it('builds, and accepts the types without skipLibCheck', { timeout: 5 * MINUTES }, async () => {
    const said = await project.run('build')
    expect(said).toContain('/styled')
    // On a build server, Next.js warns that a first build has no cache.
    expect(said.replace(/⚠ No build cache.*/, '')).not.toMatch(/⚠|\bwarn/i)
  })

  // React has more warnings in development than in production.
  describe.each(['start', 'dev'])('served by next %s', (command) => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(project, (port) => [...next(command), String(port)])
    }, 2 * MINUTES)
    afterAll(() => shop?.close())

    it('renders a cart that its server has read, without React warnings', async () => {
      expect(await walkGiven(browser, shop)).toEqual([])
      expect(shop.complaints()).toBe('')
    })

    it.each(WALKS)('renders the %s cart on the server and hydrates it', async (_name, walk) => {
      expect(await walk(browser, shop)).toEqual([])
      expect(shop.complaints()).toBe('')
    })
  })
})
