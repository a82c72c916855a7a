import { useDeliveryDates, useShipments, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { deliveryTexts } from '../../texts/delivery'
import { finderTexts } from '../../texts/finder'
import { shipmentTexts } from '../../texts/shipment'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { useEndIf } from '../dialog/useEndIf'
import { possessive } from '../recipient/recipientLabel'
import { DateForm, type FormProps } from './calendar/DateForm'
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
  const Content = isForAll && kind === 'perishable' ? DatesForAll : Form
  const own = fill(texts[title], { possessive: possessive(shipment, words) })
  return (
    <Ask {...frame} size={size} title={isForAll ? oneDate : own}>
      <Content dates={dates} end={end} />
    </Ask>
  )
}

/** The form for all: with the days of the first shipment that has any, from the given one on. */
function DatesForAll({ dates, end }: FormProps) {
  const { shipments } = useShipments()
  const { shipment, status, availableDays } = dates
  const alike = shipments.filter(({ cart_type }) => cart_type === shipment?.cart_type)
  const next = alike[alike.findIndex(({ crec_id }) => crec_id === shipment?.crec_id) + 1]
  if (next && status === 'ready' && availableDays.length === 0) {
    return <DatesOfNext shipmentId={next.crec_id} end={end} />
  }
  return <DateForm dates={dates} end={end} isForAll />
}

function DatesOfNext({ shipmentId, end }: { shipmentId: number } & Pick<FormProps, 'end'>) {
  return <DatesForAll dates={useDeliveryDates(shipmentId)} end={end} />
}
