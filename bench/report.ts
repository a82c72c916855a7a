import type { Series } from './series'
import { median, pairedRatio } from './statistics'
import { bytes, count, type Row, ratio } from './targets'
import type { Visit } from './visit'
import type { Weights } from './weights'

/** How many lines the carts have that are visited. */
export const SIZES = [10, 100, 2000] as const
export type Size = (typeof SIZES)[number]

/** Everything that one run has measured. */
export interface Measured {
  weights: Weights
  /** By number of lines; empty where they were not asked for. */
  plain: Readonly<Record<Size, Series>>
  slow: Series
  twenty: Series
  takeIn: number
}

const pick = (series: Series, name: string, value: (visit: Visit) => number) =>
  (series[name] ?? []).map(value)
const load = ({ load }: Visit) => load
const heap = ({ heap }: Visit) => heap
const nodes = ({ nodes }: Visit) => nodes
const toValue = ({ click }: Visit) => click?.toValue ?? Number.NaN
const longest = ({ click }: Visit) => click?.longest ?? Number.NaN
const mutations = ({ click }: Visit) => click?.mutations ?? Number.NaN

/** Ours beside the floor of React, paired by round. */
const ours = (series: Series, value: (visit: Visit) => number, name = 'giftwell') =>
  pairedRatio(pick(series, name, value), pick(series, 'react', value))

const EXPANDED = 'giftwell unfolded'
const GIVEN = 'giftwell given'
const LIGHT = 'giftwell light'

/** Those of the light build alone. */
function lightRows({ weights, plain, slow }: Measured): Row[] {
  const click = pick(plain[2000], LIGHT, longest)
  return [
    bytes('light build: all script to the first usable cart', weights.light.cartScript, 42_000),
    bytes('light build: what of it is ours, loader included', weights.light.ownScript, 30_000),
    ratio('light build: load, 10 lines', ours(plain[10], load, LIGHT), 1),
    ratio('light build: load, 100 lines', ours(plain[100], load, LIGHT), 1),
    ratio('light build: load, 10 lines, slow 4G', ours(slow, load, LIGHT), 1),
    ratio('light build: click on +, 2,000 lines', ours(plain[2000], toValue, LIGHT), 0.4),
    count('light build: longest event of that click', median(click), 64, ' ms'),
  ]
}

/** The table of targets, as this run fills it in. */
export function targetRows(measured: Measured): Row[] {
  const { weights, plain, slow, twenty, takeIn } = measured
  const big = plain[2000]
  const changed = ([10, 2000] as const).map((lines) =>
    median(pick(plain[lines], 'giftwell', mutations)),
  )
  return [
    bytes('embed.js without integrity values', weights.loader, 3000),
    bytes('embed.js with them', weights.loaderWithSums, 6000),
    bytes('all script to the first usable cart', weights.cartScript, 92_000),
    bytes('what of it is ours, loader included', weights.ownScript, 30_000),
    bytes('anew after a release that left React alone', weights.ownScript, 33_000),
    bytes('styles to the first usable cart', weights.cartStyle, 12_000),
    bytes('store, provider, useCart beyond React: first read', weights.headlessFirst, 16_000),
    bytes('first dialog, beyond the cart', weights.firstDialog, 14_000),
    ...weights.furtherApps.map(([app, weight]) =>
      bytes(`${app} on a page that has the cart’s button`, weight, 12_000),
    ),
    ratio('load, 10 lines', ours(plain[10], load), 1.15),
    ratio('load, 100 lines', ours(plain[100], load), 1.15),
    ratio('load, 10 lines, slow 4G', ours(slow, load), 1.15),
    ratio('load, 10 lines, cart in the page', ours(plain[10], load, GIVEN), 1.15),
    ratio('load, 10 lines, slow 4G, cart in the page', ours(slow, load, GIVEN), 1.15),
    ratio('load, 2,000 lines in 500 shipments, ours folded', ours(big, load), 0.65),
    ratio('click on + to the new value, 2,000 lines', ours(big, toValue), 0.4),
    count('longest event of that click', median(pick(big, 'giftwell', longest)), 64, ' ms'),
    count('changes of the document for one quantity, 10 lines', changed[0] ?? Number.NaN, 20),
    count('the same, 2,000 lines', changed[1] ?? Number.NaN, 20),
    ratio('taking in a full answer, beside parsing it', takeIn, 1),
    ratio('heap at 2,000 lines, ours folded', ours(big, heap), 1.2),
    ratio('the click with all unfolded', ours(big, toValue, EXPANDED), 0.4),
    count('longest event of it with all unfolded', median(pick(big, EXPANDED, longest)), 64, ' ms'),
    ratio('heap with all unfolded', ours(big, heap, EXPANDED), 1.2),
    ratio(
      'twenty widgets beside twenty bare roots',
      pairedRatio(pick(twenty, 'giftwell', load), pick(twenty, 'react', load)),
      1.3,
    ),
    ...lightRows(measured),
  ]
}

/** How alike the contestants' documents are: a floor that draws less proves nothing. */
export function likeness(series: Series): string {
  const all = Object.keys(series).map((name) => [name, median(pick(series, name, nodes))] as const)
  const [, floor = 1] = all.find(([name]) => name === 'react') ?? []
  return all
    .map(([name, value]) => `${name} ${value} (${((value / floor) * 100).toFixed(1)} %)`)
    .join(', ')
}

/** Medians of one series, a line for each contestant. */
export function mediansOf(series: Series): string {
  const ms = (values: readonly number[]) => `${median(values).toFixed(0)} ms`
  return Object.keys(series)
    .map((name) => {
      const parts = [`load ${ms(pick(series, name, load))}`]
      const clicks = pick(series, name, toValue).filter(Number.isFinite)
      if (clicks.length > 0) {
        const events = pick(series, name, longest)
        parts.push(`click ${ms(clicks)}`)
        parts.push(`longest event ${ms(events)} (least ${Math.min(...events)})`)
        parts.push(`changes ${median(pick(series, name, mutations))}`)
      }
      const bytes = median(pick(series, name, heap))
      if (bytes > 0) parts.push(`heap ${(bytes / 1e6).toFixed(1)} MB`)
      return `  ${name.padEnd(18)} ${parts.join(', ')}`
    })
    .join('\n')
}
