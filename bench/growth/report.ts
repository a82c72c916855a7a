import { type Figure, heap, load, medianOf, toValue } from '../medians'
import type { Series } from '../series'
import { growthOf } from './exponent'

/** The cost of carts of one size. */
export interface Sized {
  size: number
  series: Series
  /** Milliseconds for applying a full response, by contestant. */
  takeIn: Readonly<Record<string, number>>
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const MB = (value: number) => `${(value / 1e6).toFixed(1)} MB`
const measures: readonly [name: string, figure: Figure, text: (one: number) => string][] = [
  ['load', load, ms],
  ['+ to the value', toValue, ms],
  ['heap', heap, MB],
]

/** A line for each cost of each contestant: its values by size, its growth, and the verdict. */
export function growthRows(all: readonly Sized[]): Record<string, string>[] {
  const names = Object.keys(all[0]?.series ?? {})
  const takers = Object.keys(all[0]?.takeIn ?? {})
  return [
    ...measures.flatMap(([measure, figure, text]) =>
      names.map((name) => rowOf(measure, name, all, text, (one) => medianOf(one, name, figure))),
    ),
    ...takers.map((name) =>
      rowOf('taking in an answer', name, all, ms, (_, { takeIn }) => takeIn[name] ?? Number.NaN),
    ),
  ]
}

function rowOf(
  cost: string,
  cart: string,
  all: readonly Sized[],
  text: (one: number) => string,
  costOf: (series: Series, sized: Sized) => number,
): Record<string, string> {
  const points = all.map((sized) => ({ size: sized.size, cost: costOf(sized.series, sized) }))
  const { exponent, verdict } = growthOf(points)
  return {
    cost,
    cart,
    // With a letter, because an object lists numeric keys first.
    ...Object.fromEntries(points.map(({ size, cost }) => [`n=${size}`, text(cost)])),
    exponent: exponent?.toFixed(2) ?? '–',
    verdict,
  }
}
