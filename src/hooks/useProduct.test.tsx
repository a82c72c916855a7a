import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findItem } from '../../mocks/catalogue'
import { shopProduct } from '../../mocks/catalogue/shopProduct'
import { fewRibeyes, lastSaleMinute, oneSizeGone, stockUnknown } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import type { ShopProduct } from '../domain/product/shopProduct'
import { catalogueActions } from '../store/offer/actions'
import { useProduct } from './useProduct'

const NOW = Date.parse('2026-12-01T16:00:00Z')
const item = findItem(1002)
if (!item) throw new Error('The house has no ribeye.')
const ribeye = shopProduct(item, NOW)

async function aPage(
  scenario: Parameters<typeof aHook>[1],
  skuId?: number,
  product: () => ShopProduct = () => ribeye,
) {
  let wanted = skuId
  const tested = await aHook(() => useProduct(product(), wanted), scenario)
  const now = () => tested.result.current
  await waitFor(() => expect(now().stockStatus).not.toBe('loading'))
  return {
    ...tested,
    now,
    stocks: () => now().sizes.map(({ stock }) => stock),
    want(next: number) {
      wanted = next
      tested.rerender()
    },
  }
}

describe('a product', () => {
  it('has its sizes with their stock, and selects the first', async () => {
    const { now, stocks, store } = await aPage(fewRibeyes)
    expect(stocks()).toEqual(['low', 'low', 'low'])
    expect(now()).toMatchObject({ size: { skuId: 10021, units: 4 }, isSoldOut: false })
    expect(store.slot(catalogueActions).recentlyViewed[0]).toMatchObject({ item_id: 1002 })
  })

  it('selects an available size, and marks a sold-out selection', async () => {
    const { now } = await aPage(oneSizeGone, 10022)
    expect(now().size?.skuId).toBe(10021)
    act(() => now().setSize(10022))
    expect(now()).toMatchObject({ size: { skuId: 10022 }, isSizeSoldOut: true, isSoldOut: false })
  })

  it('keeps its initial size, even if that sells out', async () => {
    const { now, backend } = await aPage(fewRibeyes)
    backend.setRules({ soldOutSkus: [10021] })
    await act(() => now().refreshStock())
    expect(now()).toMatchObject({ size: { skuId: 10021 }, isSizeSoldOut: true })
  })

  it('keeps its initial size, even if the page passes a new object each time', async () => {
    const { now, backend } = await aPage(fewRibeyes, undefined, () => ({ ...ribeye }))
    backend.setRules({ soldOutSkus: [10021] })
    await act(() => now().refreshStock())
    expect(now()).toMatchObject({ size: { skuId: 10021 }, isSizeSoldOut: true })
  })

  it('selects another size that the page asks for, but not over the choice of the shopper', async () => {
    const { now, want, store } = await aPage(fewRibeyes, 10021)
    want(10022)
    expect(now().size?.skuId).toBe(10022)
    expect(store.slot(catalogueActions).recentlyViewed[0]).toMatchObject({ sku_id: 10022 })
    act(() => now().setSize(10023))
    want(10021)
    expect(now().size?.skuId).toBe(10023)
  })

  it('is sold out if every size is', async () => {
    const { now, backend } = await aPage(fewRibeyes)
    await backend.db.transaction((tx) => tx.putStock(1002, 0))
    await act(() => now().refreshStock())
    expect(now()).toMatchObject({ isSoldOut: true, isSizeSoldOut: false })
  })

  it('can be bought if its stock is unknown', async () => {
    const { now, stocks } = await aPage(stockUnknown)
    expect(now()).toMatchObject({ stockStatus: 'failed', isSoldOut: false })
    expect(stocks()).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it('has its sale prices until the sale ends', async () => {
    const { now } = await aPage(lastSaleMinute, 10022)
    expect(now().size).toMatchObject({ skuId: 10022 })
    const isOver = now().sale.isOver
    expect(now().size?.priceCents).toBe(isOver ? 16_495 : 13_995)
  })
})
