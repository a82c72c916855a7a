import type { Contents } from '../dialog/kinds'
import { onWholeCart } from '../dialog/WholeCart'
import { GiftMessage } from '../gift-message/GiftMessage'
import { ClubEdit } from '../line/options/ClubEdit'
import { LineOptions } from '../line/options/LineOptions'
import { SendLine } from '../line/SendLine'
import { ChangeRecipient } from '../recipient/ChangeRecipient'
import { ShipmentAutoDelivery } from '../shipment/ShipmentAutoDelivery'
import { MergeShipments } from '../shipment/send/MergeShipments'
import { SendShipment } from '../shipment/send/SendShipment'

/** The editors, by kind of dialog. */
export const contents = {
  'merge-shipments': MergeShipments,
  'line-options': LineOptions,
  'club-edit': ClubEdit,
  'shipment-auto-delivery': ShipmentAutoDelivery,
  'change-recipient': onWholeCart(ChangeRecipient),
  'gift-message': onWholeCart(GiftMessage),
  'send-line': onWholeCart(SendLine),
  'send-shipment': onWholeCart(SendShipment),
} as const satisfies Contents
