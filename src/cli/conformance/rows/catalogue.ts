import type { TestContext } from '../testContext'
import { type Probes, without } from './probe'

const ofItem = (context: TestContext) => ({ params: { skuId: context.item('item').sku_id } })
const ofCombo = (context: TestContext) => ({
  params: { skuId: (context.data.combo ?? context.item('item')).sku_id },
})
const noCombo = without('combo', ({ combo }) => combo)

/** Item data of the shop. */
export const catalogueProbes: Probes = {
  getSkuStock: { input: ofItem },
  getProductId: { input: ofItem },
  getComboPrimaryProduct: { input: ofCombo, mayRefuse: noCombo },
  getComboPrimaryData: { input: ofCombo, mayRefuse: noCombo },
  getNonAddOnPrice: {
    input: (context) => ({ params: { id: (context.data.addOn ?? context.item('item')).item_id } }),
  },
  getRecentlyViewed: {},
  getCrossSell: {
    input: (context) => ({
      query: { sku_ids: String(context.item('item').sku_id), type: 'Addons' },
    }),
  },
}
