import { useEffect, useId, useRef, useState } from 'react'
import { type AddressDraft, draftOf, sentOf } from '../../domain/recipient/addressFields'
import { type Claimed, type UseClaimResult, useTexts } from '../../hooks'
import { AddressForm, SaveButton, useAddressForm, useUnsavedGuard } from '../../parts'
import { fill } from '../../texts/catalogue'
import { claimedTexts } from '../../texts/claim'
import { commonTexts } from '../../texts/common'
import { Card, Message, Stack } from '../../ui'
import { ClaimDates } from './ClaimDates'

interface ClaimFormProps {
  claim: UseClaimResult
  claimed: Claimed
  /** Called with what was typed, when it is sent. */
  onSend(typed: AddressDraft): void
}

/** Name, address and phone of the gift's recipient, and the day if it can be chosen. */
export function ClaimForm({ claim, claimed, onSend }: ClaimFormProps) {
  const texts = useTexts(claimedTexts)
  const { error } = useTexts(commonTexts)
  const { sender, fname, lname } = claimed
  const form = useAddressForm(draftOf({ fname, lname }), { isPerishable: true, isEGift: false })
  const id = useId()
  const [day, setDay] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'failed' | 'dateGone' | 'locked' | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem && !isBusy) alert.current?.focus()
  }, [problem, isBusy])
  useUnsavedGuard(form.isDirty)

  async function send() {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    onSend(form.draft)
    const outcome = await claim.send(sentOf(form.draft), day)
    if (outcome.status === 'sent') return
    setBusy(false)
    if (outcome.status === 'failed' && outcome.field) return form.refuse(outcome.field)
    if (outcome.status === 'date-gone') setDay(null)
    if (outcome.status === 'locked') setProblem('locked')
    else setProblem(outcome.status === 'date-gone' ? 'dateGone' : 'failed')
  }

  return (
    <section className="gw-claim-form" aria-busy={isBusy || undefined}>
      <h1 className="gw-claim-title" data-gw-heading tabIndex={-1}>
        {fill(texts.title, { sender })}
      </h1>
      <p>{texts.where}</p>
      {problem && (
        // It takes focus, because it answers a press.
        <Message
          ref={alert}
          tabIndex={-1}
          tone="error"
          word={error}
          title={problem === 'locked' && texts.lockedTitle}
        >
          {texts[problem]}
        </Message>
      )}
      <Card inert={isBusy || undefined}>
        <Stack gap={5}>
          {/* A recipient sees no price. */}
          <AddressForm
            form={form}
            id={id}
            section="claim"
            hasPrices={false}
            onSubmit={() => void send()}
          />
          <ClaimDates claimed={claimed} value={day} onValue={setDay} />
        </Stack>
      </Card>
      <p className="gw-note">{fill(texts.privacy, { sender })}</p>
      <SaveButton
        variant="primary"
        type="submit"
        form={id}
        isBusy={isBusy}
        busyText={texts.sending}
      >
        {texts.send}
      </SaveButton>
    </section>
  )
}
