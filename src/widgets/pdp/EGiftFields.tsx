import { useEffect, useRef } from 'react'
import { isoDay } from '../../domain/calendar'
import { lastSendDay } from '../../domain/delivery/sendDay'
import { useTexts } from '../../hooks'
import { EmailField, LimitedText, useSendDayText } from '../../parts'
import { addressTexts } from '../../texts/address'
import { commonTexts } from '../../texts/common'
import { deliveryTexts } from '../../texts/delivery'
import { TextField } from '../../ui'
import type { BuyBox } from './useBuyBox'
import { type EGiftDraft, useEGift } from './useEGift'

/** Recipient, email and day of an e-gift. An invalid field gets focus on adding. */
export function EGiftFields({ buyBox }: { buyBox: BuyBox }) {
  const { eGiftDraft, setEGiftDraft, setEGift } = buyBox
  const eGift = useEGift(eGiftDraft, setEGiftDraft)
  const { draft, problems, attempts, today, change } = eGift
  const labels = useTexts(addressTexts)
  const words = useTexts(deliveryTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const place = useRef<HTMLDivElement>(null)
  // The add button reads the recipient from these fields.
  useEffect(() => setEGift(eGift))
  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const errors: Record<keyof EGiftDraft, string | null> = {
    fname: problems.fname && labels['fname.required'],
    lname: problems.lname && labels['lname.required'],
    email:
      problems.email && (problems.email === 'required' ? words.emailMissing : words.emailInvalid),
    day: useSendDayText(problems.day, today),
  }
  const fieldOf = (field: keyof EGiftDraft) => ({
    autoComplete: 'off',
    value: draft[field],
    onValue: (text: string) => change({ [field]: text }),
    error: attempts > 0 && errors[field],
    errorWord,
  })
  return (
    <div ref={place} className="gw-e-gift">
      <LimitedText kind="fname" label={labels.fname} {...fieldOf('fname')} />
      <LimitedText kind="lname" label={labels.lname} {...fieldOf('lname')} />
      <div className="gw-e-gift-wide">
        <EmailField label={words.email} {...fieldOf('email')} />
      </div>
      <div className="gw-e-gift-wide">
        <TextField
          type="date"
          label={words.sendDay}
          min={today ? isoDay(today) : undefined}
          max={today ? isoDay(lastSendDay(today)) : undefined}
          {...fieldOf('day')}
        />
      </div>
    </div>
  )
}
