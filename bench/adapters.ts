import { readFileSync } from 'node:fs'
import { LINES_EACH } from './cartModel'

/** How to read a cart page of any library. */
export interface Adapter {
  name: string
  /**
   * Its address for a number of lines in shipments of `each`; a path of the benchmark's site, or a complete
   * URL.
   */
  url(lines: number, each: number): string
  /** Every line of the cart. */
  line: string
  /** Within a line: a field, or an element with the number as its text. */
  quantity: string
  /** Within a line: the button that adds one. */
  plus: string
  /** Set if the page collapses many shipments: the shipment to expand before measuring a click. */
  expands?: 'first' | 'all'
  /** The iframe that contains the cart, if there is one. */
  frame?: string
}

const cart = (name: string, expands?: Adapter['expands']): Adapter => ({
  name,
  url: (lines, each) => `/pages/${name}?lines=${lines}&each=${each}`,
  line: '.gw-line',
  quantity: '.gw-quantity-input',
  plus: '.gw-quantity > button:last-of-type',
  expands,
})

/** The library in both builds and the floors, by the site's own pages. */
export const contestants: readonly Adapter[] = [
  cart('react'),
  cart('careful', 'first'),
  cart('dom'),
  cart('giftwell', 'first'),
  cart('giftwell light', 'first'),
]

/**
 * Pages with collapsed shipments, all of which are expanded; their load time is that of the collapsed page.
 */
export const expanded: readonly Adapter[] = contestants
  .filter(({ expands }) => expands)
  .map((one) => ({ ...one, name: `${one.name} expanded`, expands: 'all' }))

/** The library on a page that includes its cart, so that nothing waits for the response. */
export const givenCart: Adapter = {
  ...cart('giftwell', 'first'),
  name: 'giftwell given',
  url: (lines, each) => `/pages/giftwell-given?lines=${lines}&each=${each}`,
}

/** Twenty roots on one page, each with the cart of ten lines. */
export const twenty: readonly Adapter[] = contestants
  .filter(({ name }) => name !== 'dom')
  .map(({ name, expands: _, ...rest }) => ({
    ...rest,
    name,
    url: () => `/pages/twenty-${name}?lines=10&each=${LINES_EACH}`,
  }))

/** Reads an adapter: JSON with `name`, `url` (`{lines}` is filled in), `line`, `quantity`, `plus`. */
export function readAdapter(file: string): Adapter {
  const given: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  const text = (key: string) => {
    const value = given[key]
    if (typeof value === 'string' && value) return value
    throw new Error(
      `The adapter ${file} has no "${key}", so the page cannot be measured. Give it as a text; see docs/benchmarks.md.`,
    )
  }
  const address = text('url')
  return {
    name: text('name'),
    url: (lines) => address.replaceAll('{lines}', String(lines)),
    line: text('line'),
    quantity: text('quantity'),
    plus: text('plus'),
  }
}
