import { type ReactNode, useId, useState } from 'react'
import type { ChosenAddress } from '../../../domain/schema/entities'
import { type Outcome, useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { recipientTexts } from '../../../texts/recipient'
import { Button, Message } from '../../../ui'
import { TypingDialog, type TypingPlace } from '../../dialog/TypingDialog'
import { useSaving } from '../../dialog/useSaving'
import { PendingNote } from '../../page/PendingNote'
import { AddressForm } from '../../recipient/AddressForm'
import { RecipientPicker, SOMEONE_NEW } from '../../recipient/RecipientPicker'
import type { Destination, DestinationOutcome } from './useDestination'

interface SendStepsProps extends TypingPlace {
  destination: Destination
  title: string
  /** Label of the final button. */
  actionText: string
  /** Choices besides the recipient. */
  children?: ReactNode
  /** Sends it; the dialog closes unless that fails. */
  send(address: ChosenAddress): Promise<Outcome<string>>
}

/** The screens for sending something to a recipient: what and to whom, and the address of someone new. */
export function SendSteps(props: SendStepsProps) {
  const { destination, title, actionText, children, send, ...place } = props
  const { recipients, form } = destination
  const [step, setStep] = useState<'pick' | 'new'>('pick')
  const { isBusy, error, run } = useSaving()
  const formId = useId()
  const texts = useTexts(recipientTexts)
  const { cancel, back, saving, error: errorWord } = useTexts(commonTexts)

  async function finish(addressOf: () => Promise<DestinationOutcome>): Promise<void> {
    const isSent = await run(async () => {
      const added = await addressOf()
      return added.status === 'added'
        ? send(added.address)
        : { ...added, kind: 'recipient-not-added' }
    })
    if (isSent) place.end('sent')
  }
  function next(): void {
    const picked = destination.pick()
    if (picked === SOMEONE_NEW) setStep('new')
    else if (picked) void finish(async () => ({ status: 'added', address: picked }))
  }

  const main = { variant: 'primary', isBusy, busyText: saving } as const
  const isNew = destination.chosen === SOMEONE_NEW
  return (
    <TypingDialog
      {...place}
      step={step}
      isDirty={form.isDirty}
      title={step === 'pick' ? title : texts.formTitle}
      // Keyed: a reused DOM button would become `submit` during the click that opens the form.
      actions={
        step === 'pick' ? (
          <>
            <Button key="pick" {...main} saves={!isNew} onClick={next}>
              {isNew ? texts.next : actionText}
            </Button>
            <Button onClick={() => place.end(null)}>{cancel}</Button>
          </>
        ) : (
          <>
            <Button key="send" {...main} saves type="submit" form={formId}>
              {actionText}
            </Button>
            <Button onClick={() => setStep('pick')}>{back}</Button>
          </>
        )
      }
    >
      {isBusy && <PendingNote isSlowOnly />}
      {error && (
        <Message role="alert" tone="error" word={errorWord}>
          {error}
        </Message>
      )}
      {step === 'pick' ? (
        <>
          {children}
          {recipients.status === 'failed' && <Message tone="warn">{texts.listFailed}</Message>}
          <RecipientPicker
            id={destination.listId}
            choices={destination.choices}
            value={destination.chosen}
            onValue={destination.choose}
            error={destination.error}
          />
        </>
      ) : (
        <AddressForm
          form={form}
          id={formId}
          section="new"
          onSubmit={() => void finish(destination.save)}
        />
      )}
    </TypingDialog>
  )
}
