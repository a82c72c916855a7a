import { existsSync } from 'node:fs'
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
/** The prefix of Vite's warnings. */
const WARNING = /\(!\)|\bwarn/i
/** Entries that run without React, and entries that need it. */
const ENTRIES = ['rules', 'api', 'testing', '', 'widgets', 'widgets/checkout-cart', 'embed']

let project: Project
let browser: Browser
beforeAll(async () => {
  if (!existsSync('dist/modules/index.js'))
    throw new Error('Nothing to pack: run `npm run build:lib`.')
  project = await installProject('vite')
  browser = await openBrowser()
}, 5 * MINUTES)
afterAll(async () => {
  await browser?.close()
  await project?.remove()
})

describe('the package', () => {
  it('contains the library and the embed, and nothing for this repository only', () => {
    expect(project.packed).toContain('dist/modules/index.js')
    const strays = project.packed.filter(
      (path) =>
        !/^(dist\/|docs\/\w+\.md$|CHANGELOG\.md$|README\.md$|LICENSE$|package\.json$)/.test(path),
    )
    expect(strays).toEqual([])
    expect(project.packed.filter((path) => /^dist\/(demo|bench)/.test(path))).toEqual([])
  })

  it('includes the command giftwell', async () => {
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

  it.each(['module', 'commonjs'] as const)('loads late code in plain Node: %s', async (type) => {
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
    // The second is a removal, whose code is in a different file than that of requests.
    expect(said).toBe('saved\nremoved\n')
  })

  // Except the command, which would run, and entries that need msw.
  it.each([
    ['modules/**/*.js', 'module', 'await import'],
    ['**/*.cjs', 'commonjs', 'require'],
  ] as const)(
    'has whatever a file imports, so that each runs by itself: %s',
    async (files, type, load) => {
      const said = await project.node(
        `${type === 'module' ? "import { globSync } from 'node:fs'" : "const { globSync } = require('node:fs')"}
      const cwd = '${project.folder}/node_modules/giftwell/dist'
      const files = globSync('${files}', { cwd }).filter((file) => !/(cli|msw)[.]/.test(file))
      async function run() {
        for (const file of files) ${load}(cwd + '/' + file)
        console.log(files.length > 100)
      }
      run()`,
        type,
      )
      expect(said).toBe('true\n')
    },
  )
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
  it('accepts the types, without skipLibCheck', async () => {
    await project.run('types')
  })

  describe.each([
    { mode: 'production', react: '19.3.1' },
    // Only React's development build warns about attributes, and runs effects twice.
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

    it.each(WALKS)('renders the %s cart on the server and hydrates it', async (_name, walk) => {
      const shop = await openShop(project, () => ['serve.mjs', folder], env)
      onTestFinished(() => shop.close())
      expect(await walk(browser, shop)).toEqual([])
      expect(shop.complaints()).toBe('')
    })
  })

  it('adds at most 16 kB to React, for a cart from a server', async () => {
    await project.run('build:least')
    const { first, later } = await leastWeight(`${project.folder}/dist/least`)
    console.log(`createStore, StoreProvider, useCart: ${first} B brotli first, ${later} B later`)
    expect(first).toBeGreaterThan(5_000)
    expect(first).toBeLessThanOrEqual(16_000)
  })
})
