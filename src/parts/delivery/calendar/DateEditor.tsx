import { useDeliveryDates, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { shipmentTexts } from '../../../texts/shipment'
import { useRetainedFocus } from '../../focus/useRetainedFocus'
import { possessive } from '../../recipient/recipientLabel'
import './DateEditor.css'
import { DateForm, type DateFormProps } from './DateForm'

interface DateEditorProps extends Pick<DateFormProps, 'end' | 'onChoice'> {
  shipmentId: number
}

/** The calendar inline on a page, without a dialog. */
export function DateEditor({ shipmentId, ...props }: DateEditorProps) {
  const dates = useDeliveryDates(shipmentId)
  const texts = useTexts(deliveryTexts)
  const words = useTexts(shipmentTexts)
  const place = useRetainedFocus<HTMLElement>(dates.status, 'input, [data-gw-heading]')
  if (!dates.shipment) return null
  return (
    <section
      {...place}
      className="gw-date-editor"
      aria-label={fill(texts.title, { possessive: possessive(dates.shipment, words) })}
    >
      <DateForm dates={dates} {...props} />
    </section>
  )
}
