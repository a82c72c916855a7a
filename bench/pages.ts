import { readFileSync } from 'node:fs'
import { productData } from './site'

/** How a cart page is read, whoever made it. */
export interface Adapter {
  name: string
  /** Its address for so many lines; a path of the bench's own site, or a whole address. */
  url(lines: number): string
  /** Every line of the cart. */
  line: string
  /** Within a line: a field, or an element with the number as its text. */
  quantity: string
  /** Within a line: the button that adds one. */
  plus: string
  /** What a cart of many lines is ready by, where that is not its lines: what there is of it, and how many. */
  unit?: { selector: string; count: number }
  /** Pressed before anything is measured of a click, where it is there. */
  first?: string
  /** How many lines there are then. */
  opened?: number
}

const OURS = { line: '.gw-line', quantity: '.gw-quantity-input' }
const PLUS = '.gw-quantity > button:last-of-type'

/** The library in both builds and the two floors, by the site's own pages. */
const NAMES = ['react', 'dom', 'giftwell', 'giftwell light']
export const contestants: readonly Adapter[] = NAMES.map((name) => ({
  name,
  url: (lines) => `/pages/${name}?lines=${lines}`,
  ...OURS,
  plus: PLUS,
}))

const OPENS = '[data-gw-shipment] [aria-expanded="false"]'

/** Five hundred shipments are folded by the library: a line for each, whose first one is unfolded for the click. */
export const collapsed: Pick<Adapter, 'unit' | 'first' | 'opened'> = {
  unit: { selector: '.gw-shipment', count: 500 },
  first: OPENS,
  opened: 4,
}

/** The library with every shipment unfolded; its load is that of the folded one. */
export const expanded: Adapter = {
  ...(contestants.find(({ name }) => name === 'giftwell') as Adapter),
  ...collapsed,
  name: 'giftwell unfolded',
  first: '.gw-finder-row .gw-text-button',
  opened: 2000,
}

/** The library on a page that brings its cart along, so that nothing waits for the answer. */
export const givenCart: Adapter = {
  ...(contestants.find(({ name }) => name === 'giftwell') as Adapter),
  name: 'giftwell given',
  url: (lines) => `/pages/giftwell-given?lines=${lines}`,
}

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

const head = (lines: number, tags: string) =>
  `<!doctype html><html lang="en" data-api="/api/${lines}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cart</title><link rel="icon" href="data:,">${tags}</head>`
const data = `<script type="application/json" data-giftwell-page>${productData}</script>`

/** The pages of the site; the floors take the styles of the library's cart from its build. */
export function sitePages(styles: readonly string[]) {
  const links = styles.map((file) => `<link rel="stylesheet" href="/files/embed/${file}">`).join('')
  const floor = (script: string, roots: number) => (lines: number) =>
    `${head(lines, `${links}<script type="module" src="/files/bench-floors/${script}.js"></script>`)}<body>${data}${'<div class="gw-root"></div>'.repeat(roots)}</body></html>`
  const giftwell =
    (roots: number, { block = '', build = 'embed' } = {}) =>
    (lines: number) =>
      `${head(lines, `<script src="/files/${build}/embed.js" defer data-api-base="/api/${lines}"></script>`)}<body>${data}${block}${'<div data-giftwell="checkout-cart"></div>'.repeat(roots)}</body></html>`
  return {
    react: floor('react', 1),
    dom: floor('dom', 1),
    giftwell: giftwell(1),
    'giftwell light': giftwell(1, { build: 'embed-light' }),
    'giftwell-given': (lines: number, answer: string) =>
      giftwell(1, {
        block: `<script type="application/json" data-giftwell-cart>${answer}</script>`,
      })(lines),
    'twenty-react': floor('react', 20),
    'twenty-giftwell': giftwell(20),
    'twenty-giftwell light': giftwell(20, { build: 'embed-light' }),
  }
}
