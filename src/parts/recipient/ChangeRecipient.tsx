import { useId, useState } from 'react'
import { ADDRESS_FIELDS, type AddressField } from '../../domain/recipient/addressFields'
import { recipientDraft } from '../../domain/recipient/recipientDraft'
import { mergeOutcome } from '../../domain/recipient/recipients'
import type { ChosenAddress, Shipment } from '../../domain/schema/entities'
import { isEGift, isPerishable, recipientName } from '../../domain/shipment/shipments'
import { useCartSelector, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { recipientTexts } from '../../texts/recipient'
import { shipmentTexts } from '../../texts/shipment'
import { Button, Message } from '../../ui'
import type { DialogContentProps } from '../dialog/kinds'
import { TypingDialog } from '../dialog/TypingDialog'
import { useEndIf } from '../dialog/useEndIf'
import { useSaving } from '../dialog/useSaving'
import { PendingNote } from '../page/PendingNote'
import { MergePreview } from '../shipment/send/MergePreview'
import { type DestinationOutcome, useDestination } from '../shipment/send/useDestination'
import { AddressForm } from './AddressForm'
import { RecipientPicker, SOMEONE_NEW } from './RecipientPicker'
import { possessive } from './recipientLabel'
import { useSentToasts } from './useSentToasts'

type Props = DialogContentProps<'change-recipient'>

/** Changes a shipment's recipient, or completes its address. */
export function ChangeRecipient(props: Props) {
  const { shipment } = useShipment(props.params.shipmentId)
  const [first] = useState(shipment)
  // The shipment can disappear while the dialog is open, as after a merge; its last state is shown until the
  // dialog closes.
  const shown = shipment ?? first
  useEndIf(!shown, props.end)
  return shown && <Steps {...props} shipment={shown} />
}

type Step = 'pick' | 'new' | 'edit' | 'merge'

function Steps({ params, shipment, ...place }: Props & { shipment: Shipment }) {
  const { shipmentId, part } = params
  const needs = { isPerishable: isPerishable(shipment), isEGift: isEGift(shipment) }
  const [step, setStep] = useState<Step>(part ? 'edit' : 'pick')
  const [target, setTarget] = useState<ChosenAddress | null>(null)
  const [stayingId, setStayingId] = useState(shipmentId)
  const texts = useTexts(recipientTexts)
  const { isBusy, error, run } = useSaving({ 'not-merged': texts.mergeRefused })
  const added = useDestination({ needs })
  const edited = useDestination({
    needs,
    initial: recipientDraft(shipment),
    addrId: shipment.addr_id ?? null,
  })
  const sent = useSentToasts()
  const cart = useCartSelector((shown) => shown)
  const formId = useId()
  const words = useTexts(shipmentTexts)
  const { cancel, back, save, saving, error: errorWord } = useTexts(commonTexts)
  const { form, save: saveAddress } = step === 'edit' ? edited : added
  const merge = cart && target && mergeOutcome(cart, shipmentId, target)

  /** Changes the recipient; if another shipment already goes there, shows the merged result first. */
  async function send(addressOf: () => Promise<DestinationOutcome>, isSure = false): Promise<void> {
    let merging: ChosenAddress | null = null
    const isSent = await run(async () => {
      const found = await addressOf()
      if (found.status === 'failed') return { ...found, kind: 'recipient-not-added' }
      const { address } = found
      const merged = !isSure && cart && mergeOutcome(cart, shipmentId, address)
      if (merged) {
        merging = address
        setStayingId(merged.winner.crec_id)
        return { status: 'merge' }
      }
      const outcome = await added.recipients.changeRecipient(shipmentId, address)
      if (step === 'edit') sent.edited(outcome, address)
      else sent.changed(outcome, address)
      return isSure ? { ...outcome, kind: 'not-merged' } : outcome
    })
    if (merging) {
      setTarget(merging)
      setStep('merge')
    } else if (isSent) place.end('saved')
  }
  function next(): void {
    const picked = added.pick()
    if (picked === SOMEONE_NEW) setStep('new')
    else if (picked) void send(async () => ({ status: 'added', address: picked }))
  }

  const isForm = step === 'new' || step === 'edit'
  const name = target ? recipientName(target) : ''
  const main = { variant: 'primary', isBusy, busyText: saving } as const
  return (
    <TypingDialog
      {...place}
      returnFocus={() => place.returnFocus({ shipmentId: stayingId })}
      step={step}
      isDirty={isForm && form.isDirty}
      title={
        step === 'merge'
          ? fill(texts.mergeTitle, { name })
          : { pick: texts.changeTitle, new: texts.formTitle, edit: texts.editTitle }[step]
      }
      description={
        step === 'merge'
          ? texts.mergeText
          : step === 'pick'
            ? fill(texts.changeText, { possessive: possessive(shipment, words) })
            : undefined
      }
      actions={
        <>
          {step === 'pick' && (
            <Button {...main} saves={added.chosen !== SOMEONE_NEW} onClick={next}>
              {texts.next}
            </Button>
          )}
          {isForm && (
            <Button {...main} saves type="submit" form={formId}>
              {save}
            </Button>
          )}
          {step === 'merge' && target && (
            <Button
              {...main}
              saves
              onClick={() => void send(async () => ({ status: 'added', address: target }), true)}
            >
              {texts.mergeYes}
            </Button>
          )}
          {step === 'pick' || step === 'edit' ? (
            <Button onClick={() => place.end(null)}>{cancel}</Button>
          ) : (
            <Button onClick={() => setStep('pick')}>
              {step === 'merge' ? texts.mergeNo : back}
            </Button>
          )}
        </>
      }
    >
      {isBusy && <PendingNote isSlowOnly />}
      {error && (
        <Message role="alert" tone="error" word={errorWord}>
          {error}
        </Message>
      )}
      {step === 'pick' && (
        <>
          {added.recipients.status === 'failed' && (
            <Message tone="warn">{texts.listFailed}</Message>
          )}
          <RecipientPicker
            id={added.listId}
            choices={added.choices}
            value={added.chosen}
            onValue={added.choose}
            error={added.error}
            shipmentId={shipmentId}
          />
        </>
      )}
      {isForm && (
        <AddressForm
          form={form}
          id={formId}
          section={step === 'edit' ? shipmentId : 'new'}
          firstField={part ? fieldOf(part) : undefined}
          onSubmit={() => void send(saveAddress)}
        />
      )}
      {step === 'merge' && merge && <MergePreview merge={merge} />}
    </TypingDialog>
  )
}

/** The field for a missing part. */
function fieldOf(part: string): AddressField {
  if (part === 'name') return 'fname'
  return ADDRESS_FIELDS.find((field) => part === field || part === `${field}.wrong`) ?? 'address_1'
}
