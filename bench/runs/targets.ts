import { type Adapter, contestants, expanded, givenCart, twenty } from '../adapters'
import { likeness, mediansOf } from '../medians'
import { type Measured, type Size, targetRows } from '../report'
import type { Series } from '../series'
import { lookAtShop } from '../shopPages'
import { shopMedians, shopRows } from '../shopReport'
import { takeInRatio } from '../takeIn'
import type { VisitOptions } from '../visit'
import { weighAll } from '../weights'
import { type Bench, withBench } from './bench'

export interface TargetsOptions {
  rounds: number
  sizes: readonly Size[]
  only: 'cart' | 'shop' | undefined
  /** Other pages to visit in the same run. */
  others: readonly Adapter[]
}

/** The table of targets: both builds of the library, both floors, and the pages of the demo shop. */
export async function runTargets({ rounds, sizes, only, others }: TargetsOptions): Promise<void> {
  const isWanted = (size: Size) => sizes.includes(size) && only !== 'shop'
  // Before the process has anything else to do.
  const takeIn = isWanted(2000) ? takeInRatio(2000) : Number.NaN
  console.log('Building the floors, weighing the files …')
  const weights = await weighAll()
  await withBench({}, async (bench) => {
    const measure = measurer(bench, rounds, isWanted)
    const all = [...contestants, ...others]
    const plain = {
      10: await measure(10, '10 lines', [...all, givenCart], { isClicked: true, isWeighed: true }),
      100: await measure(100, '100 lines', all, { isClicked: true, isWeighed: true }),
      2000: await measure(2000, '2,000 lines', [...all, ...expanded], {
        isClicked: true,
        isWeighed: true,
      }),
    }
    const measured: Measured = {
      weights,
      plain,
      slow: await measure(10, '10 lines, slow 4G', [...all, givenCart], { isSlow4g: true }),
      twenty: await measure(10, 'twenty roots of 10 lines', twenty, { lines: 200 }),
      takeIn,
    }
    const shop = only === 'cart' ? {} : await lookAtShop(bench.browser, rounds)
    console.log(`\n${shopMedians(shop)}`)
    for (const size of sizes.filter(isWanted)) {
      console.log(`Elements at ${size} lines: ${likeness(plain[size])}`)
    }
    console.log(`React by itself: ${(weights.react / 1000).toFixed(2)} kB`)
    console.log(
      `The headless hooks with all that may follow: ${(weights.headlessAll / 1000).toFixed(2)} kB`,
    )
    console.log(
      `\nMedians of ${rounds} rounds; ratios are ours to a floor, paired by round: the figure to the React floor, which draws every line and waits for its server, then to the careful one.\n`,
    )
    console.table([...targetRows(measured), ...shopRows(shop)])
  })
}

/** Measures one series and prints its medians; skips sizes that were not requested. */
const measurer =
  ({ visitAll }: Bench, rounds: number, isWanted: (size: Size) => boolean) =>
  async (
    size: Size,
    name: string,
    some: readonly Adapter[],
    options: Omit<VisitOptions, 'lines'> & { lines?: number },
  ): Promise<Series> => {
    if (!isWanted(size)) return {}
    process.stdout.write(`${name} `)
    const series = await visitAll(some, rounds, { lines: size, ...options })
    console.log(`\n${mediansOf(series)}`)
    return series
  }
