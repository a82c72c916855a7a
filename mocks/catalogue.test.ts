import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { productSchema } from '../src/domain/product/products'
import {
  catalogue,
  categories,
  findItem,
  findSku,
  findSlug,
  products,
  saleEndsAt,
} from './catalogue'
import { illustration } from './illustrations'
import { imageResponse } from './images'

describe('the catalogue', () => {
  it('has more than forty products, each in the format of page data', () => {
    expect(products.length).toBeGreaterThan(40)
    for (const product of products) expect(v.is(productSchema, product)).toBe(true)
  })

  it('uses each name once', () => {
    const skus = catalogue.flatMap(({ sizes }) => sizes.map(({ sku_id }) => sku_id))
    expect(new Set(skus).size).toBe(skus.length)
    expect(new Set(catalogue.map(({ item_id }) => item_id)).size).toBe(catalogue.length)
    expect(new Set(catalogue.map(({ slug }) => slug)).size).toBe(catalogue.length)
  })

  it.each(catalogue.map((item) => [item.name, item] as const))(
    '%s holds together',
    (_name, item) => {
      expect(findSlug(item.slug)).toBe(item)
      for (const id of item.goes_with) expect(findItem(id), String(id)).not.toBeNull()
      for (const { sku_id } of item.parts) expect(findSku(sku_id), String(sku_id)).not.toBeNull()
      expect(item.parts.length > 0).toBe(item.is_combo)
      for (const { price, strike_price, sku_id } of item.sizes) {
        expect(findSku(sku_id)?.item).toBe(item)
        if (strike_price !== null) expect(strike_price).toBeGreaterThan(price)
      }
      const isOnSale = item.sizes.some(({ strike_price }) => strike_price !== null)
      expect(item.sale_days !== null).toBe(isOnSale)
    },
  )

  it('prices combos below the sum of their parts', () => {
    for (const { parts, sizes } of catalogue.filter(({ is_combo }) => is_combo)) {
      const sum = parts.reduce(
        (total, { sku_id, qty }) => total + (findSku(sku_id)?.size.price ?? 0) * qty,
        0,
      )
      expect(sizes[0]?.price).toBeLessThan(sum)
    }
  })

  it('covers every kind of product', () => {
    expect(catalogue.filter(({ units }) => units === 0).length).toBeGreaterThan(1)
    expect(catalogue.filter(({ units }) => units > 0 && units < 10).length).toBeGreaterThan(2)
    for (const { slug } of categories) {
      expect(catalogue.filter(({ category }) => category === slug).length, slug).toBeGreaterThan(0)
    }
    const flags = ['is_club', 'is_combo', 'is_egift', 'is_free_gift', 'ships_free'] as const
    for (const flag of [...flags, 'auto_delivery_eligible', 'is_perpetual_subscription'] as const) {
      const found = catalogue.filter((item) => item[flag])
      expect(found.length, flag).toBeGreaterThan(0)
    }
  })
})

describe('a sale', () => {
  it('ends at midnight in Chicago, a number of days from now', () => {
    const now = Date.parse('2026-12-01T16:00:00Z')
    const ends = (itemId: number) => {
      const item = findItem(itemId)
      return item && saleEndsAt(item, now)
    }
    expect(ends(1204)).toBe(Date.parse('2026-12-02T06:00:00Z'))
    expect(ends(1002)).toBe(Date.parse('2026-12-04T06:00:00Z'))
    expect(ends(1001)).toBeNull()
  })
})

describe('a picture', () => {
  it.each(catalogue.map((item) => [item.name, item] as const))('of %s', async (_name, item) => {
    const svg = await illustration(item)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
    expect(svg.length).toBeLessThan(100_000)
  })

  it('is found by its path only', async () => {
    const response = await imageResponse('/products/filet-mignon.svg')
    expect(response?.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response?.text()).toContain('<title>Filet Mignon</title>')
    expect(await imageResponse('/products/nothing.svg')).toBeNull()
    expect(await imageResponse('/products/../secret')).toBeNull()
  })
})
