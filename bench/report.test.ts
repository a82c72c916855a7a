import { describe, expect, it } from 'vitest'
import { type Measured, targetRows } from './report'
import type { Series } from './series'
import type { Visit } from './visit'

const visit = (load: number, heap = 1e6): Visit => ({
  load,
  script: 0,
  click: { toValue: load / 10, longest: 40, mutations: 9 },
  nodes: 600,
  heap,
})
const build = { loader: 1, cartScript: 1, ownScript: 1 }
const measured: Measured = {
  weights: {
    ...build,
    ...{ loaderWithSums: 1, react: 1, cartStyle: 1, firstDialog: 1, headlessFirst: 1 },
    headlessAll: 1,
    furtherApps: [],
    light: build,
  },
  plain: {
    10: {
      react: [visit(500), visit(1000)],
      careful: [visit(400), visit(800)],
      giftwell: [visit(550), visit(1100)],
    },
    100: {},
    2000: {
      react: [visit(8000, 40e6)],
      careful: [visit(800, 10e6)],
      'careful expanded': [visit(800, 50e6)],
      giftwell: [visit(720, 12e6)],
      'giftwell expanded': [visit(720, 60e6)],
    },
  },
  slow: {} satisfies Series,
  twenty: {},
  takeIn: 0.8,
}

describe('the table of targets', () => {
  const rows = targetRows(measured)
  const row = (target: string) => rows.find((one) => one.target === target)

  it.each([
    ['load, 10 lines', { figure: '1.10×', verdict: 'met', careful: '1.38× NOT MET' }],
    ['heap at 2,000 lines, collapsed', { figure: '0.30×', careful: '1.20×' }],
    ['heap with all expanded', { figure: '1.50×', verdict: 'NOT MET', careful: '1.20× met' }],
  ])('gives a ratio to both floors, paired by round and alike in form: %s', (target, said) => {
    expect(row(target)).toMatchObject(said)
  })

  it('includes the targets of the light build, which were not measured here', () => {
    expect(row('light build: load, 100 lines')).toMatchObject({
      limit: '≤ 1.00×',
      verdict: 'not measured',
    })
  })
})
