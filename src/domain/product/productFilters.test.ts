import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chosen, narrowed } from '../page/facets'
import { fits, isExactly } from '../schema/guard'
import {
  type Faceted,
  type Filter,
  facetOf,
  filterSchema,
  filtersOf,
  optionCounts,
  parseChosen,
  toggled,
  writeChosen,
} from './productFilters'

const option = (value: string) => ({ value, label: value.toUpperCase() })
const filter = (key: string, ...values: string[]) => ({
  key,
  label: key,
  options: values.map(option),
})
const product = (facets: Faceted['facets']): Faceted => ({ facets })

const CUT = filter('cut', 'filet', 'ribeye', 'strip')
const PRICE = filter('price', 'low', 'high')
const PRODUCTS = [
  product({ cut: ['filet'], price: ['high'] }),
  product({ cut: ['ribeye'], price: ['low', 'high'] }),
  product({ cut: ['strip'], price: ['low'] }),
  product({ cut: ['filet', 'strip'] }),
  product(null),
]
const FILTERS = filtersOf([CUT, PRICE], PRODUCTS)
const words = (filters: readonly Filter[]) =>
  filters.map(({ key, options }) => `${key}: ${options.map(({ value }) => value).join()}`)

describe('a filter of a page', () => {
  it.each([
    'sort',
    'page',
    'a b',
    '',
    '1st',
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(41),
  ])('has no key such as %j', (key) => {
    expect(isExactly(filterSchema, filter(key, 'a'))).toBe(false)
  })

  it.each(['cut', 'price-range', 'Cut_2'])('can have a key such as %j', (key) => {
    expect(isExactly(filterSchema, filter(key, 'a'))).toBe(true)
  })

  it('loses only malformed options', () => {
    const given = {
      key: 'cut',
      label: 'Cut',
      options: [{ value: ' ', label: 'A' }, option('filet')],
    }
    expect(fits(filterSchema, given)).toBe(true)
    expect(words(filtersOf([given], PRODUCTS))).toEqual(['cut: filet'])
  })
})

describe('the filters of a list', () => {
  it.each([
    ['all filters', [CUT, PRICE], ['cut: filet,ribeye,strip', 'price: low,high']],
    ['no choice that no product has', [filter('cut', 'flank', 'strip')], ['cut: strip']],
    ['no filter without choices', [filter('cut', 'flank'), PRICE], ['price: low,high']],
    ['none twice', [CUT, filter('cut', 'filet')], ['cut: filet,ribeye,strip']],
    ['no choice twice', [filter('cut', 'filet', 'filet')], ['cut: filet']],
    ['no invalid filter', [null, undefined, { ...CUT, options: null }], []],
    ['nothing without filters', null, []],
  ])('have %s', (_case, given, expected) => {
    expect(words(filtersOf(given, PRODUCTS))).toEqual(expected)
  })
})

describe('the remaining products for an option', () => {
  const counts = (key: string, chosen: Record<string, readonly string[]>) => {
    const one = FILTERS.find((all) => all.key === key)
    return one && Object.fromEntries(optionCounts(one, FILTERS, PRODUCTS, chosen))
  }
  it.each([
    ['of all', 'cut', {}, { filet: 2, ribeye: 1, strip: 2 }],
    [
      'whatever is chosen of the same',
      'cut',
      { cut: ['ribeye'] },
      { filet: 2, ribeye: 1, strip: 2 },
    ],
    [
      'of products that match the other filters',
      'cut',
      { price: ['low'] },
      { filet: 0, ribeye: 1, strip: 1 },
    ],
    ['of what either lets', 'cut', { price: ['low', 'high'] }, { filet: 1, ribeye: 1, strip: 1 }],
    ['and none', 'price', { cut: ['strip'] }, { low: 1, high: 0 }],
  ])('%s', (_case, key, chosen, expected) => {
    expect(counts(key, chosen)).toEqual(expected)
  })
})

describe('selecting', () => {
  it.each([
    ['the first', {}, 'cut', 'filet', { cut: ['filet'] }],
    ['another', { cut: ['filet'] }, 'cut', 'strip', { cut: ['filet', 'strip'] }],
    ['of another filter', { cut: ['filet'] }, 'price', 'low', { cut: ['filet'], price: ['low'] }],
    ['no longer', { cut: ['filet', 'strip'] }, 'cut', 'filet', { cut: ['strip'] }],
    ['nothing any more', { cut: ['filet'], price: ['low'] }, 'cut', 'filet', { price: ['low'] }],
  ])('%s', (_case, chosen, key, value, expected) => {
    expect(toggled(chosen, key, value)).toEqual(expected)
  })

  it('twice clears it', () => {
    const chosen = fc.constantFrom<Chosen>(
      {},
      { cut: ['filet'] },
      { cut: ['filet'], price: ['low'] },
    )
    const value = fc.constantFrom('filet', 'ribeye', 'strip')
    fc.assert(
      fc.property(chosen, value, (before, one) => {
        const twice = toggled(toggled(before, 'cut', one), 'cut', one)
        expect(narrowed(PRODUCTS, FILTERS.map(facetOf<Faceted>), twice)).toEqual(
          narrowed(PRODUCTS, FILTERS.map(facetOf<Faceted>), before),
        )
      }),
    )
  })
})

describe('the URL', () => {
  const parse = (search: string) => parseChosen(new URLSearchParams(search), FILTERS)

  it.each([
    ['nothing', '', {}],
    ['one', '?cut=filet', { cut: ['filet'] }],
    ['several, in the order of the filter', '?cut=strip&cut=filet', { cut: ['filet', 'strip'] }],
    ['no unknown filter', '?color=red&cut=filet', { cut: ['filet'] }],
    ['no unknown option', '?cut=flank&price=low', { price: ['low'] }],
    ['none twice', '?cut=filet&cut=filet', { cut: ['filet'] }],
    ['no markup', '?cut=%3Cb%3E', {}],
  ])('says %s', (_case, search, expected) => {
    expect(parse(search)).toEqual(expected)
  })

  it('keeps other parameters', () => {
    const query = new URLSearchParams('?utm=a&cut=filet&cut=strip&color=red')
    writeChosen(query, { price: ['high', 'low'] }, FILTERS)
    expect(query.toString()).toBe('utm=a&color=red&price=low&price=high')
  })

  it('contains the selection', () => {
    const values = (key: string) => FILTERS.find((one) => one.key === key)?.options ?? []
    const some = (key: string) =>
      fc.subarray(
        values(key).map(({ value }) => value),
        { minLength: 1 },
      )
    const chosen = fc.record({ cut: some('cut'), price: some('price') }, { requiredKeys: [] })
    fc.assert(
      fc.property(chosen, fc.constantFrom('', '?utm=1', '?cut=strip&x=2'), (wanted, search) => {
        const query = new URLSearchParams(search)
        writeChosen(query, wanted, FILTERS)
        expect(parse(`?${query}`)).toEqual(wanted)
      }),
    )
  })
})
