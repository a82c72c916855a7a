import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settles } from '../../testing/settles'
import { apps } from '../apps'
import { embedFolder } from '../build/embedFolder'
import { features, shared } from '../chunks'
import { askForDialog } from './actions'
import { chunkFaults } from './chunkFaults'
import { rootOf } from './host/apps'
import { openScene, parts, ROOTS, type Scene, show } from './host/scene'

const CHUNKS = [...Object.keys(shared), ...Object.keys(apps), ...Object.keys(features)]

/** Noise of the browser about what it did not get. */
const NOISE = /Loading chunk|Failed to load|integrity|MIME|Failed to fetch dynamically/

/** How often the page was asked for, by visits and by reloads. */
const asked = ({ site }: Scene) => site.requests.filter((path) => path === '/').length

/** A root of each app; the last one draws nothing, so that what the server sent stays. */
const BODY = `${rootOf('universal-banner')}<p>10% off every steak</p></div>
  ${ROOTS}<div id="modal-provider"><p>Call us</p></div>`

/** Opens the page, and waits until it no longer reloads itself. */
async function arrive(scene: Scene): Promise<void> {
  // A reload interrupts what it follows.
  await show(scene, { body: BODY }).catch(() => undefined)
  let before = 0
  while (before !== asked(scene)) {
    before = asked(scene)
    await scene.page.waitForTimeout(200)
    await scene.page.evaluate(() => window.Giftwell?.ready).catch(() => undefined)
  }
}

/** Asks for everything that a visit may ask for. */
async function visit(scene: Scene): Promise<void> {
  const { page } = scene
  const { cartButton } = parts(page)
  await arrive(scene)
  if (await cartButton.isVisible()) await cartButton.click()
  // Without the core there is no store that could be asked.
  if (await page.evaluate(() => Boolean(window.Giftwell?.store))) await askForDialog(page)
  await page.waitForTimeout(500)
}

/** What a chunk's absence must not touch: every other app that does without it. */
async function isUsable(scene: Scene, missing: string): Promise<void> {
  const { page, site } = scene
  const { chunks } = JSON.parse(readFileSync(`${embedFolder}/manifest.json`, 'utf8'))
  const { number } = site.chunk(missing)
  for (const app of Object.keys(apps)) {
    const needs: number[] = chunks.find(({ name }: { name: string }) => name === app).needs
    const isHit = app === missing || needs.includes(number)
    const root = page.locator(`#${app}`)
    await settles(() => root.getAttribute('data-giftwell-state'), isHit ? 'failed' : 'ready')
    // What the server sent, or what is better.
    expect(await root.locator('> :visible').count()).toBeGreaterThan(0)
  }
}

describe('each chunk missing in turn', () => {
  it.each(CHUNKS)('%s', async (name) => {
    const scene = await openScene()
    chunkFaults.error(scene.site, scene.site.chunk(name))
    await visit(scene).catch(() => undefined)
    await visit(scene)
    await isUsable(scene, name)
    expect(asked(scene)).toBeLessThanOrEqual(3)
    expect(scene.errors.filter((error) => !NOISE.test(error))).toEqual([])
    await scene.close()
  })
})

describe('a page served for a script', () => {
  it.each(['core', 'header', 'checkout-cart', 'account-cart', 'mini-cart'])('%s', async (name) => {
    const scene = await openScene()
    chunkFaults.missing(scene.site, scene.site.chunk(name))
    await visit(scene).catch(() => undefined)
    await visit(scene)
    const told = await scene.page.evaluate(() => localStorage.getItem('told') ?? '')
    expect(told).toContain('(missing: ')
    expect(told).not.toContain('(error: ')
    expect(scene.errors.filter((error) => !NOISE.test(error))).toEqual([])
    await scene.close()
  })
})

it('a hundred visits to a broken release reload at most once for a chunk, and twice in ten minutes', async () => {
  const scene = await openScene()
  for (let turn = 0; turn < 100; turn++) {
    scene.site.answers.clear()
    const name = CHUNKS[turn % CHUNKS.length] ?? 'core'
    chunkFaults.error(scene.site, scene.site.chunk(name))
    await arrive(scene)
  }
  // The next visit may overtake a reload that was begun.
  const begun = await scene.page.evaluate(() => JSON.parse(sessionStorage['giftwell:reloads']))
  expect(Object.keys(begun)).toHaveLength(2)
  expect(asked(scene) - 100).toBeLessThanOrEqual(2)
  await scene.close()
}, 300_000)
