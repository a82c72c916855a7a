import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'
import { useTexts } from '../../hooks'
import { GiftForm, type GiftFormState, ShipmentHeader, useGiftForm } from '../../parts'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { giftsTexts } from '../../texts/gifts'
import { shipmentTexts } from '../../texts/shipment'
import { Button, Card } from '../../ui'

interface GiftCardProps {
  shipment: Shipment
  isOpen: boolean
  /** Whether it was opened before; if so, it keeps its input. */
  wasOpened: boolean
  /** The next incomplete gift; null if this is the last. */
  next: Shipment | null
  /** Ref through which the page reads the open gift's form. */
  form: RefObject<GiftFormState | null>
  onToggle(): void
  onSaved(): Promise<void>
  /** Called when a save found something to fix. */
  onStays(): void
  onMerged(shipmentId: number): void
}

/** One of several gifts: a row that opens into its form. */
export function GiftCard(props: GiftCardProps) {
  const { shipment, isOpen, wasOpened, onToggle } = props
  const [isDirty, setDirty] = useState(false)
  const { draft } = useTexts(giftsTexts)
  const nameId = useId()
  return (
    <Card
      as="article"
      isFlush
      className="gw-others-card"
      aria-labelledby={nameId}
      data-gw-shipment={shipment.crec_id}
    >
      <ShipmentHeader
        shipment={shipment}
        nameId={nameId}
        isOpen={isOpen}
        hasRows={false}
        onCollapse={onToggle}
      />
      {isDirty && !isOpen && <p className="gw-others-draft gw-note">{draft}</p>}
      {wasOpened && (
        <div hidden={!isOpen}>
          <GiftCardForm {...props} onDirty={setDirty} />
        </div>
      )}
    </Card>
  )
}

function GiftCardForm(props: GiftCardProps & { onDirty(isDirty: boolean): void }) {
  const { shipment, isOpen, next, form, onSaved, onStays, onMerged, onDirty } = props
  const state = useGiftForm(shipment, onMerged)
  const texts = useTexts(giftsTexts)
  const { toSomeone } = useTexts(shipmentTexts)
  const { saving } = useTexts(commonTexts)
  const save = async () => {
    const outcome = await state.save()
    if (outcome === 'stays') onStays()
    return outcome
  }
  const own = useRef<GiftFormState | null>(null)
  useEffect(() => {
    if (!isOpen) return
    own.current = { ...state, save }
    form.current = own.current
  })
  // Continue must not save a gift that is gone: merged, moved, or removed in another tab.
  useEffect(
    () => () => {
      if (form.current === own.current) form.current = null
    },
    [form],
  )
  useEffect(() => onDirty(state.isDirty), [onDirty, state.isDirty])

  const submit = async () => {
    if ((await save()) === 'saved') await onSaved()
  }
  return (
    <>
      <GiftForm shipment={shipment} form={state} onSubmit={() => void submit()} canMove />
      <div className="gw-others-save">
        <Button
          variant="primary"
          saves
          isBusy={state.isBusy}
          busyText={saving}
          onClick={() => void submit()}
        >
          {next ? fill(texts.saveNext, { name: recipientName(next) || toSomeone }) : texts.saveLast}
        </Button>
      </div>
    </>
  )
}
