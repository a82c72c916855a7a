import { contestants } from '../adapters'
import { cartOf } from '../cartModel'
import { growthRows, type Sized } from '../growth/report'
import { type Dimension, dimensions } from '../growth/sizes'
import type { Options } from '../options'
import { takeInTimes } from '../takeIn'
import { type Bench, withBench } from './bench'

const compared = contestants.filter(({ name }) => name !== 'react' && name !== 'dom')

/** How costs grow with the cart: the library in both builds, and the careful floor. */
export async function runGrowth({ rounds }: Options): Promise<void> {
  // Before the process has anything else to do.
  const takeIn = dimensions.map(({ sizes }) =>
    sizes.map(({ lines, each }) => takeInTimes(cartOf(lines, each))),
  )
  await withBench({}, async (bench) => {
    for (const [at, dimension] of dimensions.entries()) {
      const all = await measure(bench, dimension, rounds, takeIn[at] ?? [])
      console.log(`\n\nBy ${dimension.name}: medians of ${rounds} rounds.`)
      console.table(growthRows(all))
    }
    console.log(
      'cost = fixed + factor × size ^ exponent, as close to all sizes as it can be; up to 1.1 is linear or better. A cost whose largest figure is at most half as much again as its smallest hardly grows.',
    )
  })
}

async function measure(
  { visitAll }: Bench,
  { sizes }: Dimension,
  rounds: number,
  takeIn: readonly Record<string, number>[],
): Promise<Sized[]> {
  const all: Sized[] = []
  for (const [at, { size, lines, each }] of sizes.entries()) {
    process.stdout.write(`\n${size} `)
    const pressed = { isClicked: true, isWeighed: true }
    const series = await visitAll(compared, rounds, { lines, each, ...pressed })
    all.push({ size, series, takeIn: takeIn[at] ?? {} })
  }
  return all
}
