import { expect } from 'vitest'
import { settles } from '../../../testing/settles'
import { EMBED_TAG } from '../../../testing/site/testSite'
import { coreFlow } from './coreFlow'
import type { Hostility } from './hostility'
import { ROOTS, type Scene, show } from './scene'

/** Opens a page with all of these hostilities, and expects what the worst of them allows. */
export async function underHostility(
  scene: Scene,
  hostilities: readonly Hostility[],
): Promise<void> {
  await play(scene, hostilities).catch((error: Error) => {
    throw new Error([error.message, ...scene.errors].join('\n'), { cause: error })
  })
  const isNoise = (error: string) => hostilities.some(({ noise }) => noise?.test(error))
  expect(scene.errors.filter((error) => !isNoise(error))).toEqual([])
}

async function play(scene: Scene, hostilities: readonly Hostility[]): Promise<void> {
  for (const { arrange } of hostilities) await arrange?.(scene)
  await show(scene, pageOf(scene, hostilities))
  const expected = new Set(hostilities.map((hostility) => hostility.expected))
  if (expected.has('harmless')) await isHarmless(scene)
  else if (!expected.has('degrades')) {
    await coreFlow(scene, {
      onShown: async () => {
        for (const { act } of hostilities) await act?.(scene)
      },
    })
  }
  for (const { check } of hostilities) await check?.(scene)
}

/** The server's content is visible at the end. */
async function isHarmless({ page }: Scene): Promise<void> {
  await page.waitForTimeout(1000)
  // A reloading page shows it shortly.
  await settles(() => page.locator('h1.from-server').isVisible(), true)
}

function pageOf({ site }: Scene, hostilities: readonly Hostility[]) {
  const scripts = hostilities.flatMap(({ script }) => script ?? [])
  const rules = hostilities.flatMap(({ css }) => css ?? [])
  const tag = EMBED_TAG.replace('src="', `src="${site.origin}`)
  const heads = hostilities.flatMap(({ page }) => page?.head ?? [])
  const policies = hostilities.flatMap(({ page }) =>
    page?.policy === undefined ? [] : [page.policy],
  )
  const head = [
    ...rules.map((rule) => `<style nonce="{nonce}">${rule}</style>`),
    ...scripts.map((script) => `<script nonce="{nonce}">${script}</script>`),
    heads.length > 0 ? heads.join('').replace(/(\{tag\})+/, tag) : tag,
  ]
  return {
    head: head.join('\n'),
    body: hostilities.reduce((inner, { body }) => body?.(inner) ?? inner, ROOTS),
    ...(policies.length > 0 ? { policy: policies.at(-1) ?? null } : {}),
  }
}
