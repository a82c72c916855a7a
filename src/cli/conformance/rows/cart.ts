import type { Desk } from '../testContext'
import type { Probes } from './probe'

const needs = (name: Parameters<Desk['item']>[0]) => (desk: Desk) =>
  desk.data[name] ? null : `it was asked with what is no "${name}"; name one with --data.`

/** The first of these that the data file names, so that a row is called whatever it holds. */
const placeSome = (desk: Desk, ...names: Parameters<Desk['item']>[0][]) =>
  desk.place(names.find((name) => desk.data[name]) ?? 'item')

/** The cart, its lines and its checks. */
export const cartProbes: Probes = {
  getCart: { isShown: true },
  getQuickCartCheck: {},
  getMiniCart: { isShown: true },
  putLineItems: {
    isShown: true,
    async input(desk) {
      const { item_id, sku_id } = desk.item('item')
      const { addr_id } = await desk.recipient(0)
      return {
        body: { lineitems: [{ item_id, sku_id, addr_id, qty: 1, location: 'conformance' }] },
      }
    },
  },
  putQuantity: {
    isShown: true,
    async input(desk) {
      const { line } = await desk.place('item')
      return { body: { clin_id: line.clin_id, qty: 2 } }
    },
  },
  deleteLineItem: {
    isShown: true,
    input: async (desk) => ({ params: { clinId: (await desk.place('item')).line.clin_id } }),
  },
  putSku: {
    async input(desk) {
      const { line } = await desk.place('item')
      const sku_id = desk.data.item?.other_sku_id ?? line.sku_id
      return { body: { clin_id: line.clin_id, sku_id } }
    },
  },
  putParentLine: {
    async input(desk) {
      const { line: parent } = await desk.place('item')
      const { line } = await placeSome(desk, 'addOn')
      return { body: { clin_id: line.clin_id, newParent: parent.clin_id } }
    },
    mayRefuse: needs('addOn'),
  },
  postClubEdit: {
    async input(desk) {
      const { line } = await placeSome(desk, 'club')
      const detail = { club_orders: 3, club_order_start_month: 1 }
      return { body: { clin_id: line.clin_id, detail } }
    },
    mayRefuse: needs('club'),
  },
  putLineAutoDelivery: {
    async input(desk) {
      const { line } = await placeSome(desk, 'autoDelivery')
      return { body: { clin_id: line.clin_id, selected_frequency: '2' } }
    },
    mayRefuse: needs('autoDelivery'),
  },
  putShipmentAutoDelivery: {
    async input(desk) {
      const { shipment } = await placeSome(desk, 'autoDelivery')
      return { body: { crec_id: shipment.crec_id, selected_frequency: '2' } }
    },
    mayRefuse: needs('autoDelivery'),
  },
  postCheckStock: {
    writes: false,
    isShown: true,
    input: (desk) => ({ body: [desk.item('item').sku_id] }),
  },
  getTax: {
    input: async (desk) => ({ params: { cartId: (await desk.cart()).cart_id } }),
  },
  getValidationCheck: {},
}
