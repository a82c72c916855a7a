import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { settles } from '../../testing/settles'
import { isLong } from '../../testing/spread'
import { embedFolder } from '../build/embedFolder'
import { askForDialog } from './actions'
import { chunkFaults, denyStorage, hurry } from './chunkFaults'
import { messageOf } from './chunkPage'
import { openScene, parts, ROOTS, type Scene, show } from './host/scene'

const isDrawn = async ({ page }: Scene) => {
  await parts(page).lines.first().waitFor()
  await parts(page).cartButton.waitFor()
}

/** The moment at which a chunk is requested: which chunk, what requests it, and the result if it fails. */
const moments = {
  'at the start': {
    chunk: 'checkout-cart',
    lead: async () => {},
    instead: async ({ page }: Scene) => {
      await page.getByRole('button', { name: 'Reload' }).waitFor()
      expect(await page.locator('h1.from-server').isVisible()).toBe(true)
      await parts(page).cartButton.waitFor()
    },
  },
  'when the first app is there': { chunk: 'dialog-host', lead: isDrawn, instead: isDrawn },
  'on a press': {
    chunk: 'mini-cart',
    lead: async (scene: Scene) => {
      await isDrawn(scene)
      await parts(scene.page).cartButton.click()
    },
    instead: async ({ page }: Scene) => {
      await page.locator('.gw-mini-missing').waitFor()
      expect(await parts(page).lines.first().isVisible()).toBe(true)
    },
  },
  'for a dialog': {
    chunk: 'dialog-view',
    lead: async (scene: Scene) => {
      await isDrawn(scene)
      await scene.page
        .locator('[data-giftwell-dialogs] [role="alert"]')
        .waitFor({ state: 'attached' })
      await askForDialog(scene.page)
    },
    instead: isDrawn,
  },
} as const

/** A shorter run skips cases that differ in neither the cause nor the page's reaction. */
const all = (['error', 'missing', 'timeout'] as const).flatMap((kind) =>
  (Object.keys(moments) as (keyof typeof moments)[]).flatMap((moment) =>
    (['there', 'denied'] as const).map((storage) => [kind, moment, storage] as const),
  ),
)

const cases = all.filter(
  ([kind, moment, storage]) =>
    isLong ||
    (kind === 'error' ? storage === 'there' : moment === 'on a press' && storage === 'denied'),
)

describe('a chunk that fails', () => {
  it.each(cases)('as "%s" %s, with storage %s', async (kind, moment, storage) => {
    const scene = await openScene()
    const { page, site } = scene
    const { chunk: name, lead, instead } = moments[moment]
    const chunk = site.chunk(name)
    const told: string[] = []
    await page.exposeFunction('tell', (message: string) => told.push(message))
    await page.addInitScript(
      'addEventListener("giftwell:error", ({ detail }) => tell(detail.message))',
    )
    if (kind === 'timeout') await hurry(page, moment === 'on a press')
    if (storage === 'denied') await denyStorage(page)
    chunkFaults[kind](site, chunk)
    await show(scene)
    await lead(scene)
    await settles(() => scene.loads(), 2)
    // The previous page stays visible while the server answers.
    await page.waitForFunction(
      () => performance.getEntriesByType('navigation').at(0)?.toJSON().type === 'reload',
    )
    await lead(scene)
    await instead(scene)

    await settles(() => [...new Set(told)], [messageOf(site, chunk, kind)])
    expect(told.length).toBeLessThanOrEqual(2)
    expect(scene.loads()).toBe(2)
    expect(
      scene.errors.filter((error) => !/Loading chunk|Failed to load|integrity/.test(error)),
    ).toEqual([])
    await scene.close()
  })
})

describe('a release during a visit', () => {
  /** A page of the previous release, on which the mini cart is opened after the new files are deployed. */
  async function releaseMeanwhile(body: string, before: (scene: Scene) => Promise<void>) {
    const scene = await openScene()
    const { page, site } = scene
    await show(scene, { body })
    await isDrawn(scene)
    const chunk = site.chunk('mini-cart')
    const old = chunk.file
    await site.replaceScript(chunk, `${await readFile(`${embedFolder}/${old}`, 'utf8')}\n// today`)
    site.answers.set(old, () => new Response('gone', { status: 404 }))
    await before(scene)
    await parts(page).cartButton.click()
    return scene
  }

  it('causes one reload, after which everything works', async () => {
    const scene = await releaseMeanwhile(ROOTS, async () => {})
    await settles(() => scene.loads(), 2)
    await isDrawn(scene)
    await parts(scene.page).cartButton.click()
    await parts(scene.page).dialog.locator('.gw-mini-line').first().waitFor()
    expect(scene.loads()).toBe(2)
    await scene.close()
  })

  it('loses no input of the page’s form', async () => {
    const field = (scene: Scene) => scene.page.locator('textarea')
    const scene = await releaseMeanwhile(`<form><textarea></textarea></form>${ROOTS}`, (scene) =>
      field(scene).pressSequentially('Ring twice'),
    )
    await scene.page.locator('.gw-mini-missing').waitFor()
    expect(await field(scene).inputValue()).toBe('Ring twice')
    expect(scene.loads()).toBe(1)
    await scene.close()
  })
})
