import type { Probes } from './probe'

/** Shipments: addresses, dates and gift messages. */
export const shipmentProbes: Probes = {
  putNewRecipient: {
    async input(context) {
      const { addr_id } = await context.recipient(0)
      // Completes the existing recipient, so that a run does not add another.
      return { body: { addr_id, fname: 'First', lname: 'Conformance', company: 'Giftwell' } }
    },
  },
  postShipmentAddress: {
    async input(context) {
      const { cart, shipment } = await context.place('item')
      const { uuid } = await context.recipient(1)
      return { body: { cart_id: cart.cart_id, crec_id: shipment.crec_id, uuid } }
    },
  },
  postMergeShipments: {
    async input(context) {
      const loser = await context.place('item', 1)
      const winner = await context.place('item', 0)
      const { cart_id } = winner.cart
      return { body: { cart_id, winner: winner.shipment.crec_id, loser: loser.shipment.crec_id } }
    },
  },
  postShipping: {
    async input(context) {
      const { shipment } = await context.place('item')
      const { shipments } = await context.answer('getGuaranteeDates')
      const dates = shipments.find(({ crec_id }) => crec_id === shipment.crec_id)?.dates ?? []
      const open = dates.find(({ is_available }) => is_available)
      const { ship_id = null } = shipment.shipping ?? {}
      return {
        body: {
          crec_id: shipment.crec_id,
          new_ship_date_data: { ship_id, ship_date: open?.ship_date ?? null },
          cart_type: shipment.cart_type ?? 'P',
          apply_all: false,
          ship_select_type: 'standard',
        },
      }
    },
  },
  postGiftMessage: {
    async input(context) {
      const { shipment } = await context.place('item')
      const message_data = { is_a_gift: true, gift_message: 'With love.' }
      return { body: { crec_id: shipment.crec_id, message_data } }
    },
  },
  getGuaranteeDates: {},
}
