import { useDeliveryDates, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { deliveryTexts } from '../../texts/delivery'
import { finderTexts } from '../../texts/finder'
import { shipmentTexts } from '../../texts/shipment'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { useEndIf } from '../dialog/useEndIf'
import { possessive } from '../recipient/recipientLabel'
import { DateForm } from './calendar/DateForm'
import { MethodForm } from './MethodForm'
import { SendDayForm } from './SendDayForm'

const forms = {
  perishable: { Form: DateForm, title: 'title', size: 'lg' },
  parcel: { Form: MethodForm, title: 'titleMethod', size: 'md' },
  'e-gift': { Form: SendDayForm, title: 'titleEGift', size: 'md' },
} as const

/** Dialog for when and how a shipment is delivered: a calendar, a method, or the send date of an e-gift. */
export function DeliveryDialog({ params, ...frame }: DialogContentProps<'delivery-dates'>) {
  const { end } = frame
  const dates = useDeliveryDates(params.shipmentId)
  const texts = useTexts(deliveryTexts)
  const words = useTexts(shipmentTexts)
  const { oneDate } = useTexts(finderTexts)
  const { shipment, kind } = dates
  useEndIf(!shipment, end)
  if (!shipment) return null

  const { Form, title, size } = forms[kind]
  const isForAll = params.target === 'all'
  const own = fill(texts[title], { possessive: possessive(shipment, words) })
  return (
    <Ask {...frame} size={size} title={isForAll ? oneDate : own}>
      <Form dates={dates} end={end} isForAll={isForAll} />
    </Ask>
  )
}
