import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/catalogue'
import { pdpData } from '../../../mocks/catalogue/pdpData'
import { fits, isExactly } from '../schema/guard'
import { type PdpData, pdpDataSchema } from './pdpData'

const NOW = Date.parse('2026-12-01T16:00:00Z')
const product = { item_id: 1, name: 'Ribeye', skus: [{ sku_id: 11, price: 79.95 }] }

/** The data that the page parser keeps; null if nothing can be shown. */
const kept = (data: unknown): PdpData | null =>
  // The schema has validated the type.
  fits(pdpDataSchema, data) ? (data as PdpData) : null

describe('a page’s product data', () => {
  it.each(catalogue.map((item) => [item.name, item] as const))('%s fits exactly', (_name, item) => {
    expect(isExactly(pdpDataSchema, pdpData(item, NOW))).toBe(true)
  })

  it.each([
    ['no product', { details: 'a' }],
    ['a product without a name', { product: { ...product, name: null } }],
    ['a product without sizes', { product: { ...product, skus: null } }],
    ['a product with no size', { product: { ...product, skus: [] } }],
    ['a size without an id', { product: { ...product, skus: [{ price: 5 }] } }],
    ['nothing', null],
  ])('is nothing to show: %s', (_case, data) => {
    expect(kept(data)).toBeNull()
  })

  it.each([
    ['details', 7],
    ['similarUrl', 'javascript:alert(1)'],
    ['similarUrl', '//evil.test/steaks'],
    ['skuId', '10021'],
    ['skuId', 1.5],
    ['delivery', 'soon'],
    ['nutrition', 7],
    ['club', 3],
    ['recipes', {}],
  ])('loses only an invalid %s (%j)', (field, odd) => {
    const data = { product, shipping: 'By cooler', [field]: odd }
    expect(isExactly(pdpDataSchema, structuredClone(data))).toBe(false)
    expect(kept(data)).toMatchObject({ product: { name: 'Ribeye' }, shipping: 'By cooler' })
    expect(data[field as keyof typeof data]).toBeNull()
  })

  it('malformed list entries are dropped', () => {
    const data = kept({
      product,
      recipes: [{ title: 'Good', url: '/good' }, { title: 5 }, 7],
      addOns: [product, { name: 'None' }],
      autoDelivery: { frequencies: ['1', 2], savingPercent: 120 },
    })
    expect(data?.recipes?.filter(Boolean)).toHaveLength(1)
    expect(data?.addOns?.filter(Boolean)).toHaveLength(1)
    expect(data?.autoDelivery).toEqual({ frequencies: ['1', null], savingPercent: null })
  })

  it('is total: any data is refused or has a product with sizes', () => {
    const keys = Object.keys(pdpDataSchema.entries)
    const part = fc.dictionary(fc.constantFrom(...keys), fc.anything())
    fc.assert(
      fc.property(part, fc.boolean(), (odd, hasProduct) => {
        const data = kept({ ...odd, ...(hasProduct && { product: structuredClone(product) }) })
        if (hasProduct) expect(data?.product.skus).toHaveLength(1)
        else if (data) expect(Array.isArray(data.product.skus)).toBe(true)
      }),
    )
  })
})
