import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settles } from '../../../testing/settles'
import { EMBED_TAG } from '../../../testing/site/testSite'
import { spread } from '../../../testing/spread'
import { APPS, rootOf } from './apps'
import { openScene, type Scene, show } from './scene'
import { situations } from './situations'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(() => {
  scene.errors.length = 0
})

it('there are 15', () => {
  expect(situations).toHaveLength(15)
})

const all = APPS.flatMap((app) =>
  situations.map((situation) => [app, situation.name, situation] as const),
)

describe('a root', () => {
  it.each(spread(all, situations.length, 3))(
    'of %s that is %s',
    async (app, _name, { body, script = '', act, mounted = 1, isSeen = true }) => {
      const { page } = scene
      const hasBox = app !== 'modal-provider'
      await show(scene, {
        body: body(rootOf(app)),
        head: `<script nonce="{nonce}">${script}</script>${EMBED_TAG}`,
        policy: null,
      })
      await page.evaluate(() => window.Giftwell?.ready)
      await act?.(page)
      const ready = page.locator(`[data-giftwell-state="ready"]`)
      await settles(() => ready.count(), mounted)
      for (const [at, root] of (await page.locator(`#${app}`).all()).entries()) {
        // The account area and its card form exist once: a second root is ignored.
        const isLeftAlone = ['myaccount', 'myaccount-add-edit-card'].includes(app) && at > 0
        expect(await root.locator('> .gw-root').count()).toBe(mounted === 0 ? 0 : 1)
        expect(await root.locator('> .gw-root').isVisible()).toBe(isSeen && hasBox && !isLeftAlone)
      }
      // An app without content keeps the server's HTML.
      const left = page.getByText('from the server').filter({ visible: true })
      if (hasBox) expect(await left.count()).toBe(0)
      expect(scene.errors).toEqual([])
    },
  )
})
