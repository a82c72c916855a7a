import * as v from 'valibot'
import { savedAddressSchema } from '../domain/schema/entities'
import { dateOption, holiday } from './dates'
import type { Row } from './row'
import { cartChange, count, flag, id, label, read, recipientFields, text } from './shapes'

export const postShipmentAddress = {
  ...cartChange,
  method: 'POST',
  path: '/checkout/change-shipment-address',
  summary: 'Ships a shipment to another saved address.',
  body: v.object({ cart_id: id, crec_id: id, uuid: label }),
} as const satisfies Row

export const postMergeShipments = {
  ...cartChange,
  method: 'POST',
  path: '/checkout/merge-shipments',
  summary:
    'Merges two shipments: moves all lines of the loser into the winner, and removes the loser.',
  body: v.object({ cart_id: id, winner: id, loser: id }),
} as const satisfies Row

// Assumption: the new ship date is sent as the shipping part of a shipment.
const newShipDate = v.object({
  ship_id: v.nullish(id),
  ship_date: text,
  delivery_date: text,
  overnight_upgrade: flag,
})

export const postShipping = {
  ...cartChange,
  method: 'POST',
  path: '/checkout/change-recipient-shipping',
  summary: 'Sets the ship date and method of a shipment, or of all shipments with apply_all.',
  body: v.object({
    crec_id: id,
    new_ship_date_data: newShipDate,
    cart_type: text,
    apply_all: v.boolean(),
    ship_select_type: text,
  }),
} as const satisfies Row

/** The gift message in the package, and the email that announces it. */
const messageData = v.object({
  is_a_gift: flag,
  gift_message: text,
  announce_it_message: text,
  announce_it_email: text,
  announce_it_time: text,
  announce_it_send_flag: flag,
})

export const postGiftMessage = {
  method: 'POST',
  path: '/checkout/change-recipient-gift-message',
  summary: 'Saves the gift message of a shipment, and the email that announces the gift.',
  // Assumption: message_data holds the message fields of a shipment under their own names.
  body: v.object({ crec_id: id, message_data: messageData }),
  answer: v.object({ status: v.string() }),
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const putNewRecipient = {
  method: 'PUT',
  path: '/checkout/pdp-add-new-recipient',
  summary:
    'Adds a recipient, or completes an existing one given its addr_id; 422 can name the rejected `field`.',
  // Assumption: besides the names, it takes the address fields of specification §3; typed addresses are sent this way.
  body: v.object({ addr_id: v.nullish(id), ...recipientFields }),
  answer: v.object({ newAddress: savedAddressSchema }),
  isRepeatSafe: false,
  stale: ['addresses'],
} as const satisfies Row

export const getGuaranteeDates = {
  ...read,
  method: 'GET',
  path: '/checkout/guarantee-dates',
  summary: 'Returns the days on which each shipment can ship and arrive.',
  // Assumption: days by shipment, each with the reason why it is unavailable or the cost of its upgrade.
  answer: v.object({
    shipments: v.array(v.object({ crec_id: id, dates: v.array(dateOption) })),
    cutoff_time_central: text,
    passed_cutoff: flag,
    holidays: v.nullish(v.array(holiday)),
    days_ahead: count,
  }),
} as const satisfies Row
