import type { Desk } from '../testContext'
import type { Probes } from './probe'

const ofItem = (desk: Desk) => ({ params: { skuId: desk.item('item').sku_id } })
const ofCombo = (desk: Desk) => ({
  params: { skuId: (desk.data.combo ?? desk.item('item')).sku_id },
})
const noCombo = ({ data }: Desk) => (data.combo ? null : 'no combo is known; name one with --data.')

/** What the shop knows of its items. */
export const catalogueProbes: Probes = {
  getSkuStock: { input: ofItem },
  getProductId: { input: ofItem },
  getComboPrimaryProduct: { input: ofCombo, mayRefuse: noCombo },
  getComboPrimaryData: { input: ofCombo, mayRefuse: noCombo },
  getNonAddOnPrice: {
    input: (desk) => ({ params: { id: (desk.data.addOn ?? desk.item('item')).item_id } }),
  },
  getRecentlyViewed: {},
  getCrossSell: {
    input: (desk) => ({ query: { sku_ids: String(desk.item('item').sku_id), type: 'Addons' } }),
  },
}
