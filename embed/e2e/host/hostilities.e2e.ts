import { describe, expect, it } from 'vitest'
import { isLong } from '../../../testing/spread'
import { hostilities } from './hostilities'
import type { Hostility } from './hostility'
import { openScene } from './scene'
import { underHostility } from './underHostility'

const together = hostilities.filter(({ alone }) => !alone)

it('there are 49', () => {
  expect(new Set(hostilities.map(({ name }) => name)).size).toBe(49)
})

/** One by one in `test:long`; here in fours, except those that prevent any other test. */
const groups = isLong
  ? hostilities.map((one) => [one])
  : [...hostilities.filter(({ alone }) => alone).map((one) => [one]), ...foursOf(together)]

describe.concurrent('on a page with', () => {
  it.each(groups.map((group) => [group.map(({ name }) => name).join('; '), group] as const))(
    '%s',
    async (_names, group) => {
      const scene = await openScene()
      await underHostility(scene, group).finally(scene.close)
    },
  )
})

it('all that can be combined', async () => {
  const scene = await openScene()
  await underHostility(scene, together).finally(scene.close)
})

function foursOf(all: readonly Hostility[]): Hostility[][] {
  const count = Math.ceil(all.length / 4)
  return Array.from({ length: count }, (_, at) => all.filter((_, nth) => nth % count === at))
}
