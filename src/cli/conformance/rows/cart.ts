import { lineItem } from '../place'
import type { TestContext } from '../testContext'
import type { Probes } from './probe'

const needs = (name: Parameters<TestContext['item']>[0]) => (context: TestContext) =>
  context.data[name]
    ? null
    : `it was called with an item that is not "${name}"; add one with --data.`

/** Adds the first of these items that the data file names, or else `item`, so that the row is always called. */
const placeSome = (context: TestContext, ...names: Parameters<TestContext['item']>[0][]) =>
  context.place(names.find((name) => context.data[name]) ?? 'item')

/** The cart, its lines and its checks. */
export const cartProbes: Probes = {
  getCart: {},
  getQuickCartCheck: {},
  getMiniCart: {},
  putLineItems: {
    async input(context) {
      const item = context.item('item')
      const { addr_id } = await context.recipient(0)
      const line = { ...lineItem(context, item, addr_id), sku_id: item.sku_id, qty: 1 }
      return { body: { lineitems: [line] } }
    },
  },
  putQuantity: {
    async input(context) {
      const { line } = await context.place('item')
      return { body: { clin_id: line.clin_id, qty: 2 } }
    },
  },
  deleteLineItem: {
    input: async (context) => ({ params: { clinId: (await context.place('item')).line.clin_id } }),
  },
  putSku: {
    async input(context) {
      const { line } = await context.place('item')
      const sku_id = context.data.item?.other_sku_id ?? line.sku_id
      return { body: { clin_id: line.clin_id, sku_id } }
    },
  },
  putParentLine: {
    async input(context) {
      const { line: parent } = await context.place('item')
      const { line } = await placeSome(context, 'addOn')
      return { body: { clin_id: line.clin_id, newParent: parent.clin_id } }
    },
    mayRefuse: needs('addOn'),
  },
  postClubEdit: {
    async input(context) {
      const { line } = await placeSome(context, 'club')
      const detail = { club_orders: 3, club_order_start_month: 1 }
      return { body: { clin_id: line.clin_id, detail } }
    },
    mayRefuse: needs('club'),
  },
  putLineAutoDelivery: {
    async input(context) {
      const { line } = await placeSome(context, 'autoDelivery')
      return { body: { clin_id: line.clin_id, selected_frequency: '2' } }
    },
    mayRefuse: needs('autoDelivery'),
  },
  putShipmentAutoDelivery: {
    async input(context) {
      const { shipment } = await placeSome(context, 'autoDelivery')
      return { body: { crec_id: shipment.crec_id, selected_frequency: '2' } }
    },
    mayRefuse: needs('autoDelivery'),
  },
  postCheckStock: { writes: false, input: (context) => ({ body: [context.item('item').sku_id] }) },
  getTax: { input: async (context) => ({ params: { cartId: (await context.cart()).cart_id } }) },
  getValidationCheck: {},
}
