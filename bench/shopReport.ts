import type { Look, ShopLooks } from './shopPages'
import { median, pairedRatio } from './statistics'
import { count, type Row, ratio } from './targets'

const first = ({ first }: Look) => first
const largest = ({ largest }: Look) => largest
const press = ({ press }: Look) => press
/** In thousandths. */
const shift = ({ shift }: Look) => shift * 1000

/** The targets for shop pages. */
export const shopRows = (looks: ShopLooks): Row[] =>
  Object.entries(looks).flatMap(([name, { ours, bare }]) => {
    const both = (value: (look: Look) => number) => pairedRatio(ours.map(value), bare.map(value))
    return [
      ratio(`${name}: server HTML seen, beside the page without us`, both(first), 1.15),
      ratio(`${name}: largest paint (LCP), beside the same`, both(largest), 1.05),
      count(`${name}: moved by itself (CLS)`, median(ours.map(shift)), 20, ' ‰'),
      count(`${name}: longest event of a press (INP)`, median(ours.map(press)), 200, ' ms'),
    ]
  })

/** The medians of each page, as a table. */
export const shopMedians = (looks: ShopLooks): string =>
  Object.entries(looks)
    .map(([name, { ours, bare }]) => {
      const of = (some: Look[], value: (look: Look) => number) => median(some.map(value)).toFixed(0)
      return `  ${name.padEnd(10)} first paint ${of(ours, first)} ms (${of(bare, first)} without us), LCP ${of(ours, largest)} ms (${of(bare, largest)})`
    })
    .join('\n')
