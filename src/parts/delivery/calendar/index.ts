import type { Contents } from '../../dialog/kinds'
import { DeliveryDialog } from '../DeliveryDialog'

export { DateEditor } from './DateEditor'
export { DayChoice } from './DayChoice'

/** Dialogs about when and how a shipment is delivered. */
export const contents = { 'delivery-dates': DeliveryDialog } satisfies Contents
