import { describe, expect, it } from 'vitest'
import { fits, isExactly } from '../schema/guard'
import { deliveredProducts, type PcpData, pcpDataSchema, readProducts } from './pcpData'

const ham = { item_id: 1, name: 'Ham', skus: [{ sku_id: 10, price: 9.95 }] }

/** The data that the page parser keeps. */
function read(data: unknown) {
  const isOdd = !isExactly(pcpDataSchema, data)
  // The schema has validated the type.
  const kept = fits(pcpDataSchema, data) ? (data as PcpData) : null
  return { kept, isOdd, names: deliveredProducts(kept?.products).map(({ name }) => name) }
}

describe('the data of a category', () => {
  it.each([
    ['a list', { products: [ham] }, ['Ham']],
    ['a list that is still to come', { products: [] }, []],
    ['each product once', { products: [ham, { ...ham, name: 'Ham again' }] }, ['Ham']],
    ['facets', { products: [{ ...ham, facets: { cut: ['ham'] } }] }, ['Ham']],
  ])('may be %s', (_case, data, names) => {
    expect(read(data)).toMatchObject({ names, isOdd: false })
  })

  it.each([
    ['products', { products: [null, 7, { item_id: 2 }, ham] }],
    ['facets', { products: [{ ...ham, facets: 'ham' }] }],
    ['values of a facet', { products: [{ ...ham, facets: { cut: 'ham', price: ['low'] } }] }],
    ['filters', { products: [ham], filters: [{ key: 'sort', label: 'Sort', options: [] }] }],
    ['a page size', { products: [ham], pageSize: 0 }],
    ['half a page', { products: [ham], pageSize: 1.5 }],
    ['a total', { products: [ham], total: -1 }],
    ['a tile without an address', { products: [ham], promo: { title: 'Clubs' } }],
    ['a tile that leads astray', { products: [ham], promo: { title: 'A', href: '//evil.test' } }],
  ])('lose only invalid %s', (_case, data) => {
    const { kept, isOdd, names } = read(data)
    expect(isOdd).toBe(true)
    expect(names).toEqual(['Ham'])
    expect(kept?.promo ?? null).toBeNull()
    expect(kept?.pageSize ?? null).toBeNull()
    expect(kept?.total ?? null).toBeNull()
  })

  it.each([[{}], ['list'], [{ products: 'a' }], [{ title: 'Steaks' }], [{ products: null }]])(
    'are none: %j',
    (data) => {
      expect(read(data)).toMatchObject({ kept: null, isOdd: true })
    },
  )
})

describe('more products from the page’s function', () => {
  it.each([
    [[ham], ['Ham']],
    [[null, { item_id: 'x' }, ham], ['Ham']],
    [[], []],
    [{ products: [ham] }, null],
    [undefined, null],
    ['<html>', null],
  ])('of %j are %j', (answer, names) => {
    expect(readProducts(answer)?.map(({ name }) => name) ?? null).toEqual(names)
  })
})
