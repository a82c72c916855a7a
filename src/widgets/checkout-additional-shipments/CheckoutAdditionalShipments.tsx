import { type RefObject, useCallback, useRef, useState } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { isReady } from '../../domain/shipment/completeness'
import { useCart, useHandledEvents, useNextStep, useShipments, useTexts } from '../../hooks'
import {
  CartAlerts,
  CheckoutFrame,
  ContinueButton,
  DetailsPage,
  ForEveryone,
  type GiftFormState,
  HANDLED_EVENTS,
  UseSavedAddresses,
  useEditId,
  useSkipped,
} from '../../parts'
import { fill } from '../../texts/catalogue'
import { giftsTexts } from '../../texts/gifts'
import { stepTexts } from '../../texts/step'
import './checkout-additional-shipments.css'
import { GiftCard } from './GiftCard'
import { StillNeeded } from './StillNeeded'
import { STEP, useOpenGift } from './useOpenGift'

export interface CheckoutAdditionalShipmentsProps {
  /** `crec_id` of the gift to edit. Default: the page's `?edit=`. */
  edit?: number | null
}

/** Addresses, dates and messages of all gifts but the first, one by one or for everyone at once. */
export function CheckoutAdditionalShipments({ edit }: CheckoutAdditionalShipmentsProps) {
  return (
    <DetailsPage>
      <Others edit={edit} />
    </DetailsPage>
  )
}

function Others({ edit }: CheckoutAdditionalShipmentsProps) {
  const editId = useEditId(edit)
  const leaving = useSkipped(STEP, editId !== null)
  const texts = useTexts(stepTexts)
  if (leaving) return <p role="status">{texts[leaving]}</p>
  return <OtherGifts editId={editId} />
}

/** The form of the open gift. */
type OpenForm = RefObject<GiftFormState | null>

function OtherGifts({ editId }: { editId: string | null }) {
  const { shipments } = useShipments()
  const [, ...others] = shipments
  const { unready } = useNextStep(STEP)
  const form: OpenForm = useRef(null)
  const [attempts, setAttempts] = useState(0)
  const listUnready = useCallback(() => setAttempts((count) => count + 1), [])
  const { problems, validate } = useCart()
  const open = useOpenGift(others, editId, () => {
    listUnready()
    void validate()
  })
  const texts = useTexts(giftsTexts)
  const { toPayment } = useTexts(stepTexts)
  useHandledEvents(HANDLED_EVENTS)
  const isLacking = ({ crec_id }: Shipment) => unready.includes(crec_id)
  // Includes the first gift, which has its own page, because payment needs it too.
  const incomplete = shipments.filter((shipment) => !isReady(shipment))
  const othersLacking = others.filter(isLacking)
  const readyCount = others.length - othersLacking.length

  const save = useCallback(async () => {
    const state = form.current
    const isSaved = !state?.isDirty || (await state.save()) !== 'stays'
    // Lists the incomplete gifts. Not after a failed save, because the open form shows its own errors.
    if (isSaved) listUnready()
    return isSaved
  }, [listUnready])

  return (
    <CheckoutFrame
      step="delivery"
      title={texts.title}
      lead={fill(texts.ready, { ready: readyCount, count: others.length })}
      alerts={
        <>
          <CartAlerts inCards={others.map(({ crec_id }) => crec_id)} />
          {/* After the problems, whose alert takes focus too. */}
          {attempts > 0 && problems.length === 0 && incomplete.length > 0 && (
            <StillNeeded shipments={incomplete} attempts={attempts} onOpen={open.show} />
          )}
        </>
      }
      action={
        <ContinueButton
          from={STEP}
          onSave={save}
          variant={unready.length > 0 ? 'secondary' : 'primary'}
        >
          {toPayment}
        </ContinueButton>
      }
    >
      <div className="gw-others-tools">
        <UseSavedAddresses shipments={othersLacking} />
        <ForEveryone />
      </div>
      <div className="gw-others">
        {others.map((shipment) => (
          <GiftCard
            key={shipment.crec_id}
            shipment={shipment}
            isOpen={open.id === shipment.crec_id}
            wasOpened={open.opened.has(shipment.crec_id)}
            next={open.nextAfter(shipment.crec_id)}
            form={form}
            onToggle={() => open.toggle(shipment.crec_id)}
            onSaved={() => open.saved(shipment)}
            onStays={() => open.stays(shipment)}
            onMerged={(into) => open.merged(shipment, into)}
          />
        ))}
      </div>
    </CheckoutFrame>
  )
}
