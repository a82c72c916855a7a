import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openBrowser } from '../../testing/browser/browser'
import { leastWeight } from './leastWeight'
import { installProject, type Project } from './project'
import { openShop } from './shop'
import { WALKS } from './walk'

const MINUTES = 60_000
vi.setConfig({ testTimeout: 2 * MINUTES })
/** The lower end of the range of peers. */
const OLDEST_REACT = '19.0.0'
/** How Vite marks a warning. */
const WARNING = /\(!\)|\bwarn/i
/** What is loaded on demand. */
const LATER = [
  ...['DialogView', 'bulk', 'calendar', 'editors', 'explainEvery', 'notices', 'offer', 'panels'],
  ...['questions', 'richSelect', 'sending', 'tables', 'timeZone', 'verbs'],
]
/** What the command loads, which is there as modules only. */
const OF_THE_COMMAND = ['command', 'help', 'serve']
/** What runs without React, and what needs it. */
const ENTRIES = ['rules', 'api', 'testing', '', 'widgets', 'widgets/checkout-cart', 'embed']

let project: Project
let browser: Browser
beforeAll(async () => {
  if (!existsSync('dist/index.js')) throw new Error('Nothing to pack: run `npm run build:lib`.')
  project = await installProject('vite')
  browser = await openBrowser()
}, 5 * MINUTES)
afterAll(async () => {
  await browser?.close()
  await project?.remove()
})

describe('the package', () => {
  it('carries the library and the embed, and nothing that is for this repository', () => {
    expect(project.packed).toContain('dist/index.js')
    const strays = project.packed.filter(
      (path) =>
        !/^(dist\/|docs\/\w+\.md$|CHANGELOG\.md$|README\.md$|LICENSE$|package\.json$)/.test(path),
    )
    expect(strays).toEqual([])
    expect(project.packed.filter((path) => /^dist\/(demo|bench)/.test(path))).toEqual([])
  })

  it('brings the command giftwell', async () => {
    expect(await project.run('help')).toContain('conformance')
  })

  it.each(ENTRIES)(
    'gives the same by import and by require, in plain Node: giftwell/%s',
    async (entry) => {
      const name = entry ? `giftwell/${entry}` : 'giftwell'
      const print = (names: string) => `console.log(JSON.stringify(Object.keys(${names}).sort()))`
      const imported = await project.node(
        `import * as all from '${name}'; ${print('all')}`,
        'module',
      )
      const required = await project.node(print(`require('${name}')`), 'commonjs')
      expect(JSON.parse(imported)).not.toEqual([])
      const own = (names: string) =>
        JSON.parse(names).filter((key: string) => key !== 'module.exports')
      expect(own(required)).toEqual(own(imported))
    },
  )

  it.each(['module', 'commonjs'] as const)('loads later code in plain Node: %s', async (type) => {
    const take = (names: string, from: string) =>
      type === 'module'
        ? `import { ${names} } from '${from}'\n`
        : `const { ${names} } = require('${from}')\n`
    const said = await project.node(
      `${take('createClient, createStore, cartActions', 'giftwell')}
      ${take('createBackend, twoShipments', 'giftwell/testing')}
      async function run() {
        const { fetch, cart } = createBackend({ scenario: twoShipments })
        const cartVerbs = createStore({ api: createClient({ fetch }) }).use(cartActions)
        await cartVerbs.load()
        const { clin_id, qty } = (await cart()).recipients[0].items[0]
        for (const wanted of [Number(qty) + 1, 0]) {
          console.log((await cartVerbs.setQuantity(clin_id, wanted)).status)
        }
      }
      run()`,
      type,
    )
    // The second is a removal, whose code is another file than that of sending.
    expect(said).toBe('saved\nremoved\n')
  })

  it.each([
    ['js', 'module'],
    ['cjs', 'commonjs'],
  ] as const)('has every later file, and each runs by itself: %s', async (ending, type) => {
    const later = project.packed.filter((path) =>
      new RegExp(`^dist/(?!chunk-)[A-Za-z]+-[A-Z0-9]{8}\\.${ending}$`).test(path),
    )
    const names = new Set(later.map((path) => path.replace(/^dist\/(\w+)-.*/, '$1')))
    const command = type === 'module' ? OF_THE_COMMAND : []
    expect([...names].sort()).toEqual([...LATER, ...command].sort())
    const files = later.map((path) => join(project.folder, 'node_modules/giftwell', path))
    const load = type === 'module' ? 'await import(file)' : 'require(file)'
    const said = await project.node(
      `for (const file of ${JSON.stringify(files)}) console.log(Object.keys(${load}).length > 0)`,
      type,
    )
    expect(said).toBe('true\n'.repeat(later.length))
  })
})

describe('Mock Service Worker', () => {
  it.each(['2', '3'])('serves the backend: msw %s', async (major) => {
    await project.install([`msw@${major}`])
    const said = await project.node(
      `import { setupServer } from 'msw/node'
      import { createBackend, twoShipments } from 'giftwell/testing'
      import { backendHandler, imageHandler } from 'giftwell/testing/msw'
      const backend = createBackend({ scenario: twoShipments })
      const server = setupServer(backendHandler(() => backend), imageHandler())
      server.listen({ onUnhandledRequest: 'error' })
      const { cart } = await (await fetch('http://shop.test/api/checkout/cart')).json()
      const { headers } = await fetch('http://shop.test/products/new-york-strip.svg')
      server.close()
      console.log(cart.recipients.length, headers.get('content-type'))`,
      'module',
    )
    expect(said).toBe('2 image/svg+xml\n')
  })
})

describe('an empty Vite project', () => {
  it('takes the types, without skipLibCheck', async () => {
    await project.run('types')
  })

  describe.each([
    { mode: 'production', react: '19.3.1' },
    // Only React's development build tells what it thinks of attributes, and runs effects twice.
    { mode: 'development', react: '19.3.1' },
    { mode: 'development', react: OLDEST_REACT },
  ])('built for $mode with React $react', ({ mode, react }) => {
    const folder = `dist/${mode}`
    const env = { NODE_ENV: mode }
    beforeAll(async () => {
      if ((await project.version('react')) !== react) {
        await project.install([`react@${react}`, `react-dom@${react}`])
      }
      expect(await project.version('react-dom')).toBe(react)
      const said = await project.run('build', ['--mode', mode, '--outDir', folder], env)
      expect(said + (await project.run('build:server'))).not.toMatch(WARNING)
    }, 3 * MINUTES)

    it.each(WALKS)('draws the %s cart on the server and hydrates it', async (_name, walk) => {
      const shop = await openShop(project, () => ['serve.mjs', folder], env)
      onTestFinished(() => shop.close())
      expect(await walk(browser, shop)).toEqual([])
      expect(shop.complaints()).toBe('')
    })
  })

  it('costs 16 kB at most beyond React, for a cart from a server', async () => {
    await project.run('build:least')
    const { first, later } = await leastWeight(`${project.folder}/dist/least`)
    console.log(`createStore, StoreProvider, useCart: ${first} B brotli first, ${later} B later`)
    expect(first).toBeGreaterThan(5_000)
    expect(first).toBeLessThanOrEqual(16_000)
  })
})
