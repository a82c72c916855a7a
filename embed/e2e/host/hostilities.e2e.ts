import { describe, expect, it } from 'vitest'
import { hostilities } from './hostilities'
import { openScene } from './scene'
import { underHostility } from './underHostility'

it('there are 48 of them', () => {
  expect(new Set(hostilities.map(({ name }) => name)).size).toBe(48)
})

describe.concurrent('on a page with', () => {
  it.each(hostilities.map((hostility) => [hostility.name, hostility] as const))(
    '%s',
    async (_name, hostility) => {
      const scene = await openScene()
      await underHostility(scene, [hostility]).finally(scene.close)
    },
  )
})

it('all of them that can be together', async () => {
  const scene = await openScene()
  await underHostility(
    scene,
    hostilities.filter(({ alone }) => !alone),
  ).finally(scene.close)
})
