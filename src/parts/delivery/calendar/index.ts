import type { Contents } from '../../dialog/kinds'
import { DeliveryDialog } from '../DeliveryDialog'

/** Dialogs about when and how a shipment travels. */
export const contents = { 'delivery-dates': DeliveryDialog } satisfies Contents
