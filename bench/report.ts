import { type Figure, heap, load, longest, medianOf, mutations, ratioOf, toValue } from './medians'
import type { Series } from './series'
import { bothFloors, bytes, count, fullFloor, type Ratios, type Row, ratio } from './targets'
import type { Weights } from './weights'

/** The numbers of lines in the visited carts. */
export const SIZES = [10, 100, 2000] as const
export type Size = (typeof SIZES)[number]

/** Everything that one run measures. */
export interface Measured {
  weights: Weights
  /** By number of lines; empty if they were not requested. */
  plain: Readonly<Record<Size, Series>>
  slow: Series
  twenty: Series
  takeIn: number
}

/** A contestant compared with both floors; the careful floor is expanded if the contestant is. */
const beside = (series: Series, name: string, figure: Figure): Ratios => {
  const state = name.endsWith(' expanded') ? ' expanded' : ''
  return {
    react: ratioOf(series, name, 'react', figure),
    careful: ratioOf(series, name, `careful${state}`, figure),
  }
}

/** The table of targets with this run's values. */
export const targetRows = (measured: Measured): Row[] => [
  ...byteRows(measured),
  ...buildRows(measured, { name: 'giftwell', title: '', loadLimit: 1.2, slowLimit: 1.3 }),
  ...givenRows(measured),
  ratio('taking in a full answer, beside parsing it', measured.takeIn, 1),
  ...buildRows(measured, {
    name: 'giftwell light',
    title: 'light build: ',
    loadLimit: 1,
    slowLimit: 1,
  }),
]

function byteRows({ weights }: Measured): Row[] {
  return [
    bytes('embed.js without integrity values', weights.loader, 3000),
    bytes('embed.js with them', weights.loaderWithSums, 6000),
    bytes('all script to the first usable cart', weights.cartScript, 92_000),
    bytes('what of it is ours, loader included', weights.ownScript, 30_000),
    bytes('anew after a release that left React alone', weights.ownScript, 33_000),
    bytes('light build: all script to the first usable cart', weights.light.cartScript, 42_000),
    bytes('light build: what of it is ours, loader included', weights.light.ownScript, 30_000),
    bytes('styles to the first usable cart', weights.cartStyle, 12_000),
    bytes('store, provider, useCart beyond React: first read', weights.headlessFirst, 16_000),
    bytes('first dialog, beyond the cart', weights.firstDialog, 14_000),
    ...weights.furtherApps.map(([app, weight]) =>
      bytes(`${app} on a page that has the cart’s button`, weight, 12_000),
    ),
  ]
}

interface Build {
  name: string
  /** The prefix of each of its targets. */
  title: string
  loadLimit: number
  slowLimit: number
}

/** Loads, clicks and memory of one build. */
function buildRows({ plain, slow, twenty }: Measured, build: Build): Row[] {
  const { name, title, loadLimit, slowLimit } = build
  const open = `${name} expanded`
  const big = plain[2000]
  const changes = (lines: Size) => medianOf(plain[lines], name, mutations)
  const rows = [
    bothFloors('load, 10 lines', beside(plain[10], name, load), loadLimit),
    bothFloors('load, 100 lines', beside(plain[100], name, load), loadLimit),
    bothFloors('load, 10 lines, slow 4G', beside(slow, name, load), slowLimit),
    fullFloor('load, 2,000 lines in 500 shipments, collapsed', beside(big, name, load), 0.1),
    fullFloor('click on + to the new value, 2,000 lines', beside(big, name, toValue), 0.05),
    count('longest event of that click', medianOf(big, name, longest), 64, ' ms'),
    fullFloor('the click with all expanded', beside(big, open, toValue), 0.05),
    count('longest event of it with all expanded', medianOf(big, open, longest), 64, ' ms'),
    count('changes of the document for one quantity, 10 lines', changes(10), 20),
    count('the same, 100 lines', changes(100), 20),
    count('the same, 2,000 lines', changes(2000), 20),
    fullFloor('heap at 2,000 lines, collapsed', beside(big, name, heap), 0.4),
    bothFloors('heap with all expanded', beside(big, open, heap), 1.2),
    bothFloors('twenty widgets beside twenty bare roots', beside(twenty, name, load), 1.2),
  ]
  return rows.map((row) => ({ ...row, target: title + row.target }))
}

function givenRows({ plain, slow }: Measured): Row[] {
  const given = 'giftwell given'
  return [
    bothFloors('load, 10 lines, cart in the page', beside(plain[10], given, load), 1.2),
    bothFloors('load, 10 lines, slow 4G, cart in the page', beside(slow, given, load), 1.3),
  ]
}
