import { type AnyEndpoint, accountContract } from '../../../api/account'
import type { Loose } from '../../../api/client/wire'
import type { Row } from '../../../api/row'
import { UNKNOWN_CODE, UNKNOWN_ID } from '../unknown'

const id = UNKNOWN_ID
const line = { clin_id: id }
const shipment = { crec_id: id }
const sku = { params: { skuId: id } }

/**
 * Input for rows without suitable data: ids that do not exist. The response still shows whether the row is
 * served at all.
 */
const blind: Readonly<Partial<Record<AnyEndpoint, Loose>>> = {
  putLineItems: {
    body: { lineitems: [{ item_id: id, sku_id: id, addr_id: id, location: 'conformance' }] },
  },
  putQuantity: { body: { ...line, qty: 1 } },
  deleteLineItem: { params: { clinId: id } },
  putSku: { body: { ...line, sku_id: id } },
  putParentLine: { body: { ...line, newParent: id } },
  postClubEdit: { body: { ...line, detail: { club_orders: 3, club_order_start_month: 1 } } },
  putLineAutoDelivery: { body: { ...line, selected_frequency: '2' } },
  putShipmentAutoDelivery: { body: { ...shipment, selected_frequency: '2' } },
  postCheckStock: { body: [id] },
  postShipmentAddress: { body: { cart_id: id, ...shipment, uuid: String(id) } },
  postMergeShipments: { body: { cart_id: id, winner: id, loser: id + 1 } },
  postShipping: {
    body: {
      ...shipment,
      new_ship_date_data: { ship_id: id },
      cart_type: 'P',
      apply_all: false,
      ship_select_type: 'standard',
    },
  },
  postGiftMessage: { body: { ...shipment, message_data: { gift_message: 'With love.' } } },
  putDiscount: { body: { discount_code: UNKNOWN_CODE } },
  putGiftCard: { body: { gc_code: UNKNOWN_CODE, page: 'cart' } },
  deleteGiftCard: { params: { certificate: UNKNOWN_CODE } },
  getSkuStock: sku,
  getProductId: sku,
  getComboPrimaryProduct: sku,
  getComboPrimaryData: sku,
  getNonAddOnPrice: { params: { id } },
  getCrossSell: { query: { sku_ids: String(id), type: 'Addons' } },
  postHostedPayment: { body: { cart_id: id } },
  postHostedProfile: { body: { uid: UNKNOWN_CODE, save_card: false } },
}

/** Input for a row without data, or whose call must have no effect; for an account row, with an empty body. */
export function blindInput(name: AnyEndpoint): Loose | null {
  if (!(name in accountContract)) return blind[name] ?? null
  const row: Row = accountContract[name as keyof typeof accountContract]
  const params = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, UNKNOWN_ID])
  return { params: Object.fromEntries(params), ...(row.body && { body: {} }) }
}
