import type { Probes } from './probe'

/** Shipments: where they go, when, and what goes with them. */
export const shipmentProbes: Probes = {
  putNewRecipient: {
    isShown: true,
    async input(desk) {
      const { addr_id } = await desk.recipient(0)
      // It completes the one that is there, so that no run leaves another.
      return { body: { addr_id, fname: 'First', lname: 'Conformance', company: 'Giftwell' } }
    },
  },
  postShipmentAddress: {
    async input(desk) {
      const { cart, shipment } = await desk.place('item')
      const { uuid } = await desk.recipient(1)
      return { body: { cart_id: cart.cart_id, crec_id: shipment.crec_id, uuid } }
    },
  },
  postMergeShipments: {
    async input(desk) {
      const loser = await desk.place('item', 1)
      const winner = await desk.place('item', 0)
      const { cart_id } = winner.cart
      return {
        body: { cart_id, winner: winner.shipment.crec_id, loser: loser.shipment.crec_id },
      }
    },
  },
  postShipping: {
    async input(desk) {
      const { shipment } = await desk.place('item')
      const { shipments } = await desk.answer('getGuaranteeDates')
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
    isShown: true,
    async input(desk) {
      const { shipment } = await desk.place('item')
      const message_data = { is_a_gift: true, gift_message: 'With love.' }
      return { body: { crec_id: shipment.crec_id, message_data } }
    },
  },
  getGuaranteeDates: {},
}
