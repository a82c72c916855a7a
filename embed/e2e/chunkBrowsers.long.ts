import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { describeBrowsers } from '../../testing/browsers/browsers'
import type { BrowserKind } from '../../testing/browsers/driver'
import { type Visit, visitBy } from '../../testing/browsers/visit'
import { watchedPages } from '../../testing/browsers/watchedPages'
import { type BuiltChunk, openTestSite, type TestSite } from '../../testing/site/testSite'
import { embedFolder } from '../build/embedFolder'
import type { ChunkFailure } from '../loader/chunkLoadError'
import { chunkFaults, tamper } from './chunkFaults'
import { BODY, messageOf } from './chunkPage'

/*
 * A chunk that fails to load, in every browser: it is reported, the page reloads once, and everything else
 * works.
 */

type Fault = (site: TestSite, chunk: BuiltChunk) => unknown

/** A response that breaks off, as if a blocker or a proxy cut it. */
const cut = () =>
  new Response(
    new ReadableStream({ start: (stream) => stream.error(new DOMException('cut', 'AbortError')) }),
  )

const faults: readonly [string, ChunkFailure, Fault][] = [
  ['is blocked', 'error', ({ answers }, { file }) => answers.set(file, cut)],
  ['went with its version', 'error', chunkFaults.error],
  ['went with its version, a page in its place', 'missing', chunkFaults.missing],
  ['is that of another version', 'error', (site, { file }) => tamper(site, file)],
  ['never comes', 'timeout', chunkFaults.timeout],
]

/** A visit to a site with a faulty chunk. */
async function openSite(browser: BrowserKind, name: string, fault: Fault) {
  const site = await openTestSite('twoShipments', watchedPages)
  const visit = visitBy(await browser.open(1280, 800), site.origin)
  onTestFinished(async () => {
    await visit.close()
    site.close()
  })
  const chunk = site.chunk(name)
  await fault(site, chunk)
  site.page({ body: BODY })
  await visit.goto('/')
  return { site, visit, chunk, loads: () => site.requests.filter((path) => path === '/').length }
}

/** Messages of the errors that the page received, before and after its reload. */
const told = (visit: Visit): Promise<string[]> =>
  visit.run(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'))

const CART_BUTTON = /^Cart, \d items?/
const isDrawn = (visit: Visit) => visit.see('button', /^Increase quantity/)

describeBrowsers((browser) => {
  afterAll(() => browser.close())

  describe('a chunk that', () => {
    it.each(faults)('%s, at the start', async (_case, kind, fault) => {
      const { site, visit, chunk, loads } = await openSite(browser, 'checkout-cart', fault)
      const message = messageOf(site, chunk, kind)
      await expect.poll(() => told(visit).catch(String)).toEqual([message, message])
      await visit.see('button', /^Reload/)
      await visit.see('text', /^Your cart/)
      await visit.see('button', CART_BUTTON)
      expect(loads()).toBe(2)
      site.answers.clear()
      await visit.click('button', /^Reload/)
      await isDrawn(visit)
      expect(loads()).toBe(3)
    })

    it.each(faults)('%s, on a press', async (_case, kind, fault) => {
      const { site, visit, chunk, loads } = await openSite(browser, 'mini-cart', fault)
      const message = messageOf(site, chunk, kind)
      await isDrawn(visit)
      await visit.click('button', CART_BUTTON)
      await expect.poll(loads).toBe(2)
      await isDrawn(visit)
      await visit.click('button', CART_BUTTON)
      await visit.see('text', /We couldn’t load your cart/)
      expect(await told(visit)).toEqual([message, message])
      expect(loads()).toBe(2)
      await visit.click('button', /^Increase quantity/)
      await visit.holds(/^Quantity/, '2')
    })

    it('is slow still loads', async () => {
      const { file, script, isHeld } = held()
      const { site, visit, loads } = await openSite(browser, 'checkout-cart', isHeld)
      await visit.see('button', CART_BUTTON)
      await visit.see('text', /^Your cart/)
      expect(site.requests).toContain(`/giftwell/${file()}`)
      await script()
      await isDrawn(visit)
      expect([await told(visit), await visit.complaints(), loads()]).toEqual([[], [], 1])
    })

    // Firefox and WebKit cancel pending requests as soon as the page starts to unload.
    it('is loading when the shopper leaves causes no failure and no delay', async () => {
      const { script, isHeld } = held()
      const { site, visit, loads } = await openSite(browser, 'checkout-cart', isHeld)
      const headers = { 'content-type': 'text/html' }
      const next = new Response('<!doctype html><p>Next page</p>', { headers })
      site.answers.set('next', async () => {
        await script()
        return new Promise((resolve) => setTimeout(resolve, 1000, next))
      })
      await visit.see('button', CART_BUTTON)
      await visit.run(() => void setTimeout(() => location.assign('/giftwell/next')))
      await visit.see('text', /^Next page/)
      expect([await told(visit), loads()]).toEqual([[], 1])
    })
  })
})

/** A chunk whose script is held until it is released. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const headers = { 'content-type': 'text/javascript' }
  let name = ''
  const isHeld: Fault = ({ answers }, { file }) => {
    name = file
    answers.set(file, async () => new Response(await promise, { headers }))
  }
  const script = async () => resolve(await readFile(`${embedFolder}/${name}`, 'utf8'))
  return { file: () => name, script, isHeld }
}
