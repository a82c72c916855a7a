import type { Contents } from '../dialogs/kinds'
import { ChangeRecipient } from './ChangeRecipient'
import { ClubEdit } from './ClubEdit'
import { GiftMessage } from './GiftMessage'
import { LineOptions } from './LineOptions'
import { SendLine } from './SendLine'
import { SendShipment } from './SendShipment'
import { ShipmentAutoDelivery } from './ShipmentAutoDelivery'

/** The editors, by the kind of dialog that asks for them. */
export const contents = {
  'line-options': LineOptions,
  'club-edit': ClubEdit,
  'shipment-auto-delivery': ShipmentAutoDelivery,
  'change-recipient': ChangeRecipient,
  'gift-message': GiftMessage,
  'send-line': SendLine,
  'send-shipment': SendShipment,
} as const satisfies Contents
