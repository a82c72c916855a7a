import { parseArgs } from 'node:util'
import { type Adapter, readAdapter } from './adapters'
import { SIZES, type Size } from './report'

/** The options of `npm run bench`. */
export interface Options {
  run: 'targets' | 'peers' | 'growth'
  rounds: number
  /** Numbers of lines, for the table of targets. */
  sizes: readonly Size[]
  only: 'cart' | 'shop' | undefined
  /** Other pages to visit in the same run. */
  others: readonly Adapter[]
}

/** Parses the command line; an error says what is invalid and lists the options. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      sizes: { type: 'string', default: SIZES.join() },
      adapter: { type: 'string', multiple: true, default: [] },
      only: { type: 'string' },
      peers: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
    },
  })
  const { only, peers, growth } = values
  if (peers && growth) {
    throw new Error('--peers and --growth are two runs of their own: give one of them.')
  }
  if (only !== undefined && only !== 'cart' && only !== 'shop') {
    throw new Error(`--only is "${only}", and has to be cart or shop.`)
  }
  return {
    run: peers ? 'peers' : growth ? 'growth' : 'targets',
    rounds: roundsOf(values.rounds),
    sizes: sizesOf(values.sizes),
    only,
    others: values.adapter.map(readAdapter),
  }
}

function roundsOf(text: string): number {
  const rounds = Number(text)
  if (Number.isInteger(rounds) && rounds >= 1) return rounds
  throw new Error(`--rounds is "${text}", and has to be a whole number of at least 1.`)
}

function sizesOf(text: string): Size[] {
  const wanted = text.split(',').map(Number)
  const known = SIZES.filter((size) => wanted.includes(size))
  if (known.length === new Set(wanted).size) return known
  throw new Error(`--sizes is "${text}", and has to be some of ${SIZES.join()}.`)
}
