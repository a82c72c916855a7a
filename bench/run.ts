import { parseArgs } from 'node:util'
import { openBrowser } from '../testing/browser/browser'
import { buildFloor } from './build'
import {
  type Adapter,
  collapsed,
  contestants,
  expanded,
  givenCart,
  readAdapter,
  sitePages,
} from './pages'
import { likeness, mediansOf, SIZES, type Size, targetRows } from './report'
import { interleaved, type Series } from './series'
import { lookAtShop } from './shopPages'
import { shopMedians, shopRows } from './shopReport'
import { openSite } from './site'
import { takeInRatio } from './takeIn'
import type { VisitOptions } from './visit'
import { cartStyles, weighAll } from './weights'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    sizes: { type: 'string', default: SIZES.join() },
    adapter: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`--rounds is "${values.rounds}", and has to be a whole number from 1 on.`)
}
const wanted = values.sizes.split(',').map(Number)
if (!wanted.every((size) => SIZES.some((one) => one === size))) {
  throw new Error(`--sizes is "${values.sizes}", and has to be some of ${SIZES.join()}.`)
}
if (values.only && !['cart', 'shop'].includes(values.only)) {
  throw new Error(`--only is "${values.only}", and has to be cart or shop.`)
}
const isWanted = (size: Size) => wanted.includes(size) && values.only !== 'shop'
const adapters: readonly Adapter[] = [...contestants, ...values.adapter.map(readAdapter)]

/** With very many shipments the library folds them, which is measured beside itself unfolded. */
const many = [
  ...adapters.map((one) => (one.name.startsWith('giftwell') ? { ...one, ...collapsed } : one)),
  expanded,
]

// Before there is anything else for the process to do.
const takeIn = isWanted(2000) ? takeInRatio(2000) : Number.NaN
console.log('Building the floors, weighing the files …')
for (const floor of ['react.tsx', 'dom.ts']) {
  await buildFloor(floor, { outDir: 'dist/bench-floors' })
}
const weights = await weighAll()
const site = await openSite(sitePages(await cartStyles()))
const browser = await openBrowser()
try {
  const measure = async (
    size: Size,
    name: string,
    some: readonly Adapter[],
    options: Omit<VisitOptions, 'lines'> & { lines?: number },
  ): Promise<Series> => {
    if (!isWanted(size)) return {}
    process.stdout.write(`${name} `)
    const visits = { lines: size, ...options }
    const series = await interleaved(browser, site.origin, some, rounds, visits)
    console.log(`\n${mediansOf(series)}`)
    return series
  }
  const [ten, hundred, big] = [
    await measure(10, '10 lines', [...adapters, givenCart], { isClicked: true }),
    await measure(100, '100 lines', adapters, { isClicked: true, isWeighed: true }),
    await measure(2000, '2,000 lines', many, { isClicked: true, isWeighed: true }),
  ]
  const slow = await measure(10, '10 lines, slow 4G', [...adapters, givenCart], { isSlow4g: true })
  const twentyOf = ({ name, ...rest }: Adapter): Adapter => ({
    ...rest,
    name,
    url: () => `/pages/twenty-${name}?lines=10`,
  })
  const twenty = await measure(
    10,
    'twenty roots of 10 lines',
    contestants.filter(({ name }) => name !== 'dom').map(twentyOf),
    { lines: 200 },
  )
  const plain = { 10: ten, 100: hundred, 2000: big }
  const shop = values.only === 'cart' ? {} : await lookAtShop(browser, rounds)
  console.log(`\n${shopMedians(shop)}`)
  const rows = [...targetRows({ weights, plain, slow, twenty, takeIn }), ...shopRows(shop)]

  if (isWanted(2000)) console.log(`\nElements at 2,000 lines: ${likeness(big)}`)
  console.log(`React by itself: ${(weights.react / 1000).toFixed(2)} kB`)
  console.log(
    `The headless hooks with all that may follow: ${(weights.headlessAll / 1000).toFixed(2)} kB`,
  )
  console.log(
    `\nMedians of ${rounds} rounds; ratios are ours to the floor of React, paired by round.\n`,
  )
  console.table(rows)
} finally {
  await browser.close()
  site.close()
}
