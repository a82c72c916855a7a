import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchedPage } from '../../testing/browser/watchedPage'
import { type BuiltChunk, openTestSite, type TestSite } from '../../testing/site/testSite'
import { embedFolder } from '../build/embedFolder'
import { tamper } from './chunkFaults'

let site: TestSite
let chunks: readonly (BuiltChunk & { needs: number[] })[]

beforeAll(async () => {
  site = await openTestSite()
  chunks = JSON.parse(await readFile(`${embedFolder}/manifest.json`, 'utf8')).chunks
})
afterAll(() => site.close())

/** The result of loading a script; as text, because a test's own `import()` is not the browser's. */
const importing = (file: string) =>
  `import('${site.origin}/giftwell/${file}').then(() => 'ran', () => 'refused')`

describe('a file with one changed byte', () => {
  it('does not run, whichever script it is', async () => {
    // Without Trusted Types, so that the test itself may import. Shared chunks load first: once they are
    // loaded and intact, a browser does not request them again.
    const inTurn = [...chunks].sort((a, b) => a.needs.length - b.needs.length)
    const { page, close } = await watchedPage()
    await page.goto(site.page({ body: '', policy: null }))
    const outcomes: unknown[] = []
    for (const { file } of inTurn) {
      await tamper(site, file)
      outcomes.push([file, await page.evaluate(importing(file))])
      site.answers.clear()
    }
    await close()
    expect(inTurn.length).toBeGreaterThan(10)
    expect(outcomes).toEqual(inTurn.map(({ file }) => [file, 'refused']))
  })

  it('runs if unchanged, so the refusal is not a coincidence', async () => {
    const { page, close } = await watchedPage()
    await page.goto(site.page({ body: '', policy: null }))
    expect(await page.evaluate(importing(site.chunk('dialog-view').file))).toBe('ran')
    await close()
  })

  it('is not applied if it is a style, and its root shows a message', async () => {
    for (const name of ['core', 'checkout-cart']) {
      const style = site.chunk(name).style ?? ''
      await tamper(site, style)
      const { page, close } = await watchedPage()
      await page.goto(site.page({ body: '<div id="checkout-cart"></div>' }))
      await page.getByRole('button', { name: 'Reload' }).waitFor()
      const applied = await page.evaluate(
        (file) => [...document.styleSheets].some(({ href }) => href?.endsWith(file)),
        style,
      )
      expect([name, applied]).toEqual([name, false])
      await close()
      site.answers.clear()
    }
  })
})
