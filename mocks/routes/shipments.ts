import type * as rows from '../../src/api/shipment'
import { MYSELF_UUID } from '../../src/domain/constants'
import { LIMITS } from '../../src/domain/limits'
import { chicago } from '../calendar/chicago'
import { holidaysAhead } from '../calendar/holidays'
import { CUTOFF_TIME, DAYS_AHEAD, isCutoffPassed } from '../calendar/shipDates'
import { isEGift } from '../cart/kinds'
import { merge, sendTo, shipmentTo } from '../cart/shipments'
import { recalculate } from '../pricing/recalculate'
import { type Handlers, ownerOf, Refusal } from './call'
import {
  cartMeant,
  cartOf,
  daysOf,
  keep,
  myselfAddress,
  ratesOf,
  settleKind,
  shipmentMeant,
} from './cartOf'
import { dateOptions } from './dateOptions'
import { saveRecipient } from './recipients'
import { chooseShipping } from './shipping'

/** Handlers of the rows in `src/api/shipment`. */
export const shipmentHandlers: Handlers<typeof rows> = {
  async postShipmentAddress(call) {
    const { cart_id, crec_id, uuid } = call.body
    const cart = await cartMeant(call, cart_id)
    const shipment = shipmentMeant(cart, crec_id)
    const addresses = await call.tx.owned('addresses', ownerOf(call.session))
    const isMine = String(uuid) === String(MYSELF_UUID)
    const address = isMine
      ? await myselfAddress(call)
      : addresses.find((known) => String(known.uuid) === String(uuid))
    if (!address) throw new Refusal(404, 'address_not_found')
    const other = shipmentTo(cart, address.addr_id, isEGift(shipment))
    if (other && other !== shipment) {
      merge(cart, other, shipment)
      settleKind(call, other)
    } else {
      sendTo(shipment, address)
    }
    return { cart: await keep(call, cart) }
  },

  async postMergeShipments(call) {
    const cart = await cartMeant(call, call.body.cart_id)
    const winner = shipmentMeant(cart, call.body.winner)
    const loser = shipmentMeant(cart, call.body.loser)
    if (winner === loser) throw new Refusal(422, 'same_shipment')
    if (isEGift(winner) !== isEGift(loser)) throw new Refusal(422, 'not_the_same_kind')
    merge(cart, winner, loser)
    settleKind(call, winner)
    return { cart: await keep(call, cart) }
  },

  async postShipping(call) {
    const cart = await cartMeant(call)
    const named = shipmentMeant(cart, call.body.crec_id)
    chooseShipping(named, call.body, daysOf(call))
    if (call.body.apply_all) {
      for (const shipment of cart.recipients) {
        if (shipment === named || shipment.cart_type !== named.cart_type) continue
        // A shipment that cannot take the date keeps its own; the answer shows which ones did.
        try {
          chooseShipping(shipment, call.body, daysOf(call))
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      }
    }
    return { cart: await keep(call, cart) }
  },

  async postGiftMessage(call) {
    const { crec_id, message_data } = call.body
    const cart = await cartMeant(call)
    const shipment = shipmentMeant(cart, crec_id)
    for (const field of ['gift_message', 'announce_it_message', 'announce_it_email'] as const) {
      const text = message_data[field] ?? ''
      if (text.length > LIMITS[field]) throw new Refusal(422, 'too_long', { field })
    }
    const given = Object.entries(message_data).filter(([, value]) => value !== undefined)
    Object.assign(shipment, Object.fromEntries(given))
    await keep(call, cart)
    return { status: 'success' }
  },

  async putNewRecipient(call) {
    return { newAddress: await saveRecipient(call) }
  },

  async getGuaranteeDates(call) {
    const cart = await cartOf(call)
    if (cart) recalculate(cart, await ratesOf(call, cart))
    return {
      shipments: (cart?.recipients ?? []).map((shipment) => ({
        crec_id: shipment.crec_id,
        dates: dateOptions(shipment, daysOf(call)),
      })),
      cutoff_time_central: CUTOFF_TIME,
      passed_cutoff: isCutoffPassed(call.now),
      holidays: holidaysAhead(chicago(call.now).day),
      days_ahead: DAYS_AHEAD,
    }
  },
}
