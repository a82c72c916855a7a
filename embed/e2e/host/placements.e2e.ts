import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { isLong } from '../../../testing/spread'
import { embedFolder } from '../../build/embedFolder'
import { openScene, ROOTS, type Scene, show } from './scene'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(() => {
  scene.errors.length = 0
})

const tag = (attributes = '', file = 'embed.js') =>
  `<script src="/giftwell/${file}" nonce="{nonce}" ${attributes}></script>`

/** Each root has one app, and each read was sent once, whatever the number of script tags. */
async function mountsOnce(scene: Scene, at: { head: string; body?: string }): Promise<void> {
  const { page, site, errors } = scene
  const before = site.backend.count('getCart')
  await show(scene, at)
  await settles(() => page.locator('[data-giftwell-state="ready"]').count(), 2)
  await page.evaluate(() => window.Giftwell?.ready)
  expect(await page.locator('#checkout-cart > .gw-root').count()).toBe(1)
  expect(await page.locator('#account-cart > .gw-root').count()).toBe(1)
  expect(site.backend.count('getCart') - before).toBe(1)
  expect(errors).toEqual([])
}

const placements: readonly [string, (count: number) => { head: string; body: string }][] = [
  ['in the head, at once', (count) => ({ head: tag().repeat(count), body: ROOTS })],
  ['in the head, deferred', (count) => ({ head: tag('defer').repeat(count), body: ROOTS })],
  ['in the head, async', (count) => ({ head: tag('async').repeat(count), body: ROOTS })],
  [
    'in the head, as a module',
    (count) => ({ head: tag('type="module"').repeat(count), body: ROOTS }),
  ],
  ['before the roots', (count) => ({ head: '', body: tag().repeat(count) + ROOTS })],
  ['before the roots, async', (count) => ({ head: '', body: tag('async').repeat(count) + ROOTS })],
  ['after the roots', (count) => ({ head: '', body: ROOTS + tag().repeat(count) })],
  [
    'after the roots, as a module',
    (count) => ({ head: '', body: ROOTS + tag('type="module"').repeat(count) }),
  ],
  [
    'as a module, after a frame of another vendor with the same file name',
    (count) => ({
      head: '',
      body: `<iframe src="about:blank#embed.js"></iframe>${ROOTS}${tag('type="module"').repeat(count)}`,
    }),
  ],
]

describe.each(isLong ? [1, 2, 3, 4, 5] : [5])('the script, %i times', (count) => {
  it.each(placements)('%s', async (_name, place) => {
    await mountsOnce(scene, place(count))
  })
})

describe('two versions on one page', () => {
  const other = 'other.js'
  const heard: string[] = []
  const ignored = (second: string, first: string) =>
    `Giftwell ${second} is ignored: ${first} was loaded first. Remove one script.`
  beforeAll(async () => {
    const loader = await readFile(`${embedFolder}/embed.js`, 'utf8')
    const { version } = JSON.parse(await readFile(`${embedFolder}/manifest.json`, 'utf8'))
    const headers = { 'content-type': 'text/javascript' }
    const answer = () => new Response(loader.replace(version, '9.9.9'), { headers })
    scene.site.answers.set(other, answer)
    scene.page.on(
      'console',
      (message) => message.type() === 'warning' && heard.push(message.text()),
    )
  })
  beforeEach(() => {
    heard.length = 0
  })

  it.each([
    ['this one first', tag() + tag('', other), '0.1.0', [ignored('9.9.9', '0.1.0')]],
    ['the other first', tag('', other) + tag(), '9.9.9', [ignored('0.1.0', '9.9.9')]],
    ['the same twice', tag() + tag('defer'), '0.1.0', []],
    ['the other late', tag() + tag('defer', other), '0.1.0', [ignored('9.9.9', '0.1.0')]],
  ])('%s: the first wins, the second reports it once', async (_name, head, version, said) => {
    await mountsOnce(scene, { head })
    expect(await scene.page.evaluate(() => window.Giftwell?.version)).toBe(version)
    expect(heard).toEqual(said)
  })
})
