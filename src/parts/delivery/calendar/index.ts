import type { Contents } from '../../dialog/kinds'
import { DeliveryDialog } from '../DeliveryDialog'

export { DateEditor } from './DateEditor'

/** Dialogs about when and how a shipment is delivered. */
export const contents = { 'delivery-dates': DeliveryDialog } satisfies Contents
