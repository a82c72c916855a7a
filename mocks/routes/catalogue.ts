import type * as rows from '../../src/api/catalogue'
import { findItem, findSku, type SkuEntry } from '../catalogue'
import { type Handlers, Refusal } from './call'
import { crossSell } from './crossSell'
import { remember } from './recentlyViewed'

/** Handlers of the rows in `src/api/catalogue`. */
export const catalogueHandlers: Handlers<typeof rows> = {
  // Assumption: a product page requests the stock of its sku, from which the server knows what was viewed.
  async getSkuStock(call) {
    const { item, size } = skuMeant(call.params.skuId)
    if (call.rules.soldOutSkus.includes(size.sku_id)) return { item_id: item.item_id, units: 0 }
    call.session.recently_viewed = remember(call.session.recently_viewed, item.item_id)
    const [record] = await call.tx.units([item.item_id])
    return record ?? { item_id: item.item_id, units: 0 }
  },

  async getComboPrimaryProduct({ params }) {
    const { item } = comboMeant(params.skuId)
    return { prod_id: item.item_id, sku_id: item.parts[0]?.sku_id ?? null }
  },

  async getComboPrimaryData({ params }) {
    const { item, size } = comboMeant(params.skuId)
    return { item_id: item.item_id, sku_id: size.sku_id, price: size.price, parts: item.parts }
  },

  async getNonAddOnPrice({ params }) {
    const item = findItem(Number(params.id)) ?? findSku(Number(params.id))?.item
    if (!item) throw new Refusal(404, 'item_not_found')
    return { item_id: item.item_id, price: item.full_price ?? item.sizes[0]?.price ?? null }
  },

  async getProductId({ params }) {
    return { prod_id: skuMeant(params.skuId).item.item_id }
  },

  async getRecentlyViewed({ session }) {
    return {
      items: session.recently_viewed.map((item_id) => ({
        item_id,
        sku_id: findItem(item_id)?.sizes[0]?.sku_id ?? null,
      })),
    }
  },

  async getCrossSell(call) {
    return { items: await crossSell(call) }
  },
}

function skuMeant(skuId: string | undefined): SkuEntry {
  const entry = findSku(Number(skuId))
  if (!entry) throw new Refusal(404, 'sku_not_found')
  return entry
}

function comboMeant(skuId: string | undefined): SkuEntry {
  const entry = skuMeant(skuId)
  if (!entry.item.is_combo) throw new Refusal(404, 'not_a_combo')
  return entry
}
