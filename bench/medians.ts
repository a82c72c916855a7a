import type { Series } from './series'
import { median, pairedRatio } from './statistics'
import type { Visit } from './visit'

/** A figure of a visit; NaN if it was not measured. */
export type Figure = (visit: Visit) => number

export const load: Figure = ({ load }) => load
export const script: Figure = ({ script }) => script
export const heap: Figure = ({ heap }) => heap || Number.NaN
export const nodes: Figure = ({ nodes }) => nodes
export const toValue: Figure = ({ click }) => click?.toValue ?? Number.NaN
export const longest: Figure = ({ click }) => click?.longest ?? Number.NaN
export const mutations: Figure = ({ click }) => click?.mutations ?? Number.NaN

/** A value in all rounds of one contestant. */
export const pick = (series: Series, name: string, figure: Figure): readonly number[] =>
  (series[name] ?? []).map(figure)

/** The median of a figure over the rounds of one contestant; NaN if it was not measured. */
export const medianOf = (series: Series, name: string, figure: Figure): number =>
  median(pick(series, name, figure))

/** The median of the ratios of one contestant to another, paired by round. */
export const ratioOf = (series: Series, name: string, other: string, figure: Figure): number =>
  pairedRatio(pick(series, name, figure), pick(series, other, figure))

/** How similar the contestants' documents are: a floor that renders less proves nothing. */
export function likeness(series: Series): string {
  const all = Object.keys(series).map((name) => [name, medianOf(series, name, nodes)] as const)
  const [, floor = 1] = all.find(([name]) => name === 'react') ?? []
  return all
    .map(([name, value]) => `${name} ${value} (${((value / floor) * 100).toFixed(1)} %)`)
    .join(', ')
}

/** Medians of one series, a line for each contestant. */
export function mediansOf(series: Series): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`
  return Object.keys(series)
    .map((name) => {
      const parts = [`load ${ms(medianOf(series, name, load))}`]
      const clicks = pick(series, name, toValue).filter(Number.isFinite)
      if (clicks.length > 0) {
        const events = pick(series, name, longest)
        parts.push(`click ${ms(median(clicks))}`)
        parts.push(`longest event ${ms(median(events))} (least ${Math.min(...events)})`)
        parts.push(`changes ${medianOf(series, name, mutations)}`)
      }
      const bytes = medianOf(series, name, heap)
      if (bytes > 0) parts.push(`heap ${(bytes / 1e6).toFixed(1)} MB`)
      return `  ${name.padEnd(23)} ${parts.join(', ')}`
    })
    .join('\n')
}
