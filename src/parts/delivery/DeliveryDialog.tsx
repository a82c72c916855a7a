import { useDeliveryDates, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { deliveryTexts } from '../../texts/delivery'
import { shipmentTexts } from '../../texts/shipment'
import { Dialog } from '../../ui/dialog'
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

/** When and how a shipment is delivered: a calendar, a method, or the day of an e-mail. */
export function DeliveryDialog(props: DialogContentProps<'delivery-dates'>) {
  const { params, container, end, returnFocus } = props
  const dates = useDeliveryDates(params.shipmentId)
  const texts = useTexts(deliveryTexts)
  const words = useTexts(shipmentTexts)
  const { close } = useTexts(commonTexts)
  const { shipment, kind } = dates
  const isGone = shipment === null
  useEndIf(isGone, end)
  if (!shipment) return null

  const { Form, title, size } = forms[kind]
  return (
    <Dialog
      isOpen
      size={size}
      container={container}
      title={fill(texts[title], { possessive: possessive(shipment, words) })}
      closeText={close}
      onClose={() => end(null)}
      returnFocus={returnFocus}
    >
      <Form dates={dates} end={end} />
    </Dialog>
  )
}
