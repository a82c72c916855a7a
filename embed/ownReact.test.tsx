import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plays } from '../scripts/testing/reactPlays'
import { type Play, Stage } from '../scripts/testing/reactStage'
import { drawer, treeOf } from '../scripts/testing/reactTrees'
import { type BuiltReact, twoReacts } from '../scripts/testing/twoReacts'

/*
 * The embed has React without what it never does with it: see scripts/embed/reactFacts.ts. Whatever is
 * done here is done with both, and must come to the same.
 */

let whole: BuiltReact
let ours: BuiltReact

beforeAll(async () => {
  const both = await twoReacts()
  whole = both.whole
  ours = both.ours
}, 60_000)
afterEach(() => document.body.replaceChildren())

async function logOf(react: BuiltReact, play: Play): Promise<readonly string[]> {
  const stage = new Stage(react)
  await play(stage, react)
  stage.react.flushSync(() => stage.root.unmount())
  stage.look()
  document.body.replaceChildren()
  return stage.log
}

async function same(play: Play): Promise<readonly string[]> {
  const expected = await logOf(whole, play)
  expect(await logOf(ours, play)).toEqual(expected)
  return expected
}

describe('the embed’s React does as React does:', () => {
  it.each(Object.keys(plays))('%s', async (name) => {
    const log = await same(plays[name] as Play)
    expect(log.length).toBeGreaterThan(3)
  })

  it('trees of any shape, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(treeOf(3), { minLength: 2, maxLength: 5 }), async (trees) => {
        await same((stage) => {
          const draw = drawer(stage)
          for (const one of trees) stage.render(draw(one, 0))
        })
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
