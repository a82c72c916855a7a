import {
  type Figure,
  heap,
  load,
  longest,
  medianOf,
  mutations,
  ratioOf,
  script,
  toValue,
} from '../medians'
import type { Series } from '../series'
import { times } from '../targets'

/** The visits of one run, with the same flat cart for each contestant. */
export interface PeerVisits {
  ten: Series
  hundred: Series
  slow: Series
}

/** A line for each contestant; times and memory with their ratio to the React floor, paired by round. */
export function peerRows({ ten, hundred, slow }: PeerVisits): Record<string, string>[] {
  return Object.keys(ten).map((name) => {
    const cell = (series: Series, figure: Figure, text: (one: number) => string) => {
      const value = medianOf(series, name, figure)
      return Number.isNaN(value)
        ? '–'
        : `${text(value)} ${times(ratioOf(series, name, 'react', figure))}`
    }
    const counted = (series: Series, figure: Figure) => String(medianOf(series, name, figure))
    return {
      cart: name,
      'script, brotli': `${(medianOf(ten, name, script) / 1000).toFixed(1)} kB`,
      'load 10': cell(ten, load, ms),
      'load 100': cell(hundred, load, ms),
      'load 10, slow 4G': cell(slow, load, ms),
      '+ at 10': cell(ten, toValue, ms),
      '+ at 100': cell(hundred, toValue, ms),
      'longest event of +': `${counted(ten, longest)} / ${counted(hundred, longest)} ms`,
      'DOM changes of +': `${counted(ten, mutations)} / ${counted(hundred, mutations)}`,
      'heap at 100': cell(hundred, heap, MB),
    }
  })
}

const ms = (value: number) => `${value.toFixed(0)} ms`
const MB = (value: number) => `${(value / 1e6).toFixed(1)} MB`
