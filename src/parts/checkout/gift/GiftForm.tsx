import type { Shipment } from '../../../domain/schema/entities'
import { isPerishable } from '../../../domain/shipment/shipments'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { shipmentTexts } from '../../../texts/shipment'
import { shippingTexts } from '../../../texts/shipping'
import { StatusRegion } from '../../../ui'
import { CutoffNote } from '../../delivery/CutoffNote'
import { DeliveryFacts } from '../../delivery/DeliveryFacts'
import { MethodSwitched } from '../../delivery/MethodSwitched'
import { LazyGiftProblems } from '../../lazy/lazyNotices'
import { FocusedFailure } from '../../page/FocusedFailure'
import { PendingNote } from '../../page/PendingNote'
import { useUnsavedGuard } from '../useUnsavedGuard'
import { AddressStep } from './AddressStep'
import './GiftForm.css'
import { GiftTag } from './GiftTag'
import { LazyDateEditor } from './LazyDateEditor'
import { MessageSection } from './MessageSection'
import { OvernightLost } from './OvernightLost'
import type { GiftFormState } from './useGiftForm'

interface GiftFormProps {
  shipment: Shipment
  form: GiftFormState
  /** Saves everything; also called on Enter in an address field. */
  onSubmit(): void
  /** Whether its items can be moved to another recipient one by one. */
  canMove?: boolean
}

/** The checkout form of one gift. */
export function GiftForm({ shipment, form, onSubmit, canMove }: GiftFormProps) {
  const { address, date, calendar, message, error, isBusy } = form
  const texts = useTexts(shippingTexts)
  const { frozen } = useTexts(deliveryTexts)
  const { arrives } = useTexts(shipmentTexts)
  const format = useFormat()
  useUnsavedGuard(form.isDirty)

  return (
    <div
      className="gw-gift-form"
      data-gw-shipment={shipment.crec_id}
      aria-busy={isBusy || undefined}
    >
      <GiftTag shipment={shipment} canMove={canMove} />
      <div className="gw-gift-form-body">
        {isBusy && <PendingNote isSlowOnly />}
        {error && <FocusedFailure>{error}</FocusedFailure>}
        <LazyGiftProblems shipmentId={shipment.crec_id} />
        <AddressStep
          shipment={shipment}
          address={address}
          onUse={(known) => void form.use(known)}
          onSubmit={() => !isBusy && onSubmit()}
        />
        <div className="gw-gift-form-rows">
          <DeliveryFacts shipment={shipment} changing={calendar.changing} />
          {calendar.isOpen && (
            <LazyDateEditor
              shipmentId={shipment.crec_id}
              end={calendar.close}
              onChoice={calendar.onChoice}
            />
          )}
          <StatusRegion>
            <MethodSwitched shipment={shipment} />
          </StatusRegion>
          {form.dayInstead && <OvernightLost dayInstead={form.dayInstead} />}
          <StatusRegion>
            <CutoffNote shipmentId={shipment.crec_id} />
          </StatusRegion>
          {date.earliest && !calendar.isDirty && (
            <p className="gw-gift-form-note gw-note">
              <strong>{fill(arrives, { day: format.day(date.earliest) })}</strong> {texts.earliest}
            </p>
          )}
          {isPerishable(shipment) && !calendar.isOpen && (
            <p className="gw-gift-form-note gw-note">{frozen}</p>
          )}
          <MessageSection shipment={shipment} message={message} />
        </div>
      </div>
    </div>
  )
}
