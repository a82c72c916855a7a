import { expect, it } from 'vitest'
import type { Visit } from '../visit'
import { peerRows } from './report'

const visit = (load: number, over: Partial<Visit> = {}): Visit => ({
  load,
  script: 60_000,
  click: { toValue: 40, longest: 32, mutations: 9 },
  nodes: 100,
  heap: 2e6,
  ...over,
})

it('lists a peer’s values and their ratios to the React floor of the same round', () => {
  const ten = { react: [visit(400), visit(800)], theirs: [visit(500), visit(880)] }
  const slow = { react: [visit(1000, { click: null, heap: 0 })], theirs: [visit(1200)] }
  expect(peerRows({ ten, hundred: ten, slow })[1]).toEqual({
    cart: 'theirs',
    'script, brotli': '60.0 kB',
    'load 10': '690 ms 1.18×',
    'load 100': '690 ms 1.18×',
    'load 10, slow 4G': '1200 ms 1.20×',
    '+ at 10': '40 ms 1.00×',
    '+ at 100': '40 ms 1.00×',
    'longest event of +': '32 / 32 ms',
    'DOM changes of +': '9 / 9',
    'heap at 100': '2.0 MB 1.00×',
  })
})
