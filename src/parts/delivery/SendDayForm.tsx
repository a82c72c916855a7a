import { useRef, useState } from 'react'
import { calendarDay, isoDay } from '../../domain/calendar'
import { lastSendDay, sendDayProblem } from '../../domain/delivery/sendDay'
import { type DeliveryOutcome, useAnnounce, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { deliveryTexts } from '../../texts/delivery'
import { TextField } from '../../ui'
import { EmailField } from '../recipient/EmailField'
import './calendar/DateForm.css'
import type { FormProps } from './calendar/DateForm'
import { FormFoot } from './FormFoot'
import { useLateFailure } from './useLateFailure'
import { useSendDayText } from './useSendDayText'
import type { Texts } from './words'

/** Form for when and where an e-gift is sent: it has no postal address or delivery date. */
export function SendDayForm({ dates, end }: FormProps) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  const { save: saveText, error: errorWord } = useTexts(commonTexts)
  const announce = useAnnounce()
  const tellLateFailure = useLateFailure()
  const { sendDay, today, chooseSendDay } = dates
  const [email, setEmail] = useState(dates.email)
  const [day, setDay] = useState(sendDay ? isoDay(sendDay) : '')
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<DeliveryOutcome | null>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const dayField = useRef<HTMLInputElement>(null)
  const emailError = emailProblem(email, texts)
  const dayError = useSendDayText(sendDayProblem(day, today), today)

  const save = async () => {
    setTried(true)
    const on = calendarDay(day)
    if (emailError || dayError || !on) {
      const first = emailError ? emailField : dayField
      return first.current?.focus()
    }
    setSaving(true)
    setProblem(null)
    const outcome = await tellLateFailure(chooseSendDay({ email, day }))
    setSaving(false)
    if (outcome.status !== 'saved') return setProblem(outcome)
    announce('say', {
      text: fill(texts.savedSendDay, { email: email.trim(), day: format.day(on) }),
    })
    end('saved')
  }

  return (
    <form
      className="gw-dates"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>{texts.eGiftText}</p>
      <EmailField
        ref={emailField}
        label={texts.email}
        autoComplete="off"
        value={email}
        onValue={setEmail}
        error={isTried && emailError}
      />
      <TextField
        ref={dayField}
        type="date"
        label={texts.sendDay}
        min={today ? isoDay(today) : undefined}
        max={today ? isoDay(lastSendDay(today)) : undefined}
        value={day}
        onValue={setDay}
        error={isTried && dayError}
        errorWord={errorWord}
      />
      <FormFoot
        name={saveText}
        why=""
        isReady
        isSaving={isSaving}
        problem={problem}
        onCancel={() => end(null)}
      />
    </form>
  )
}

function emailProblem(email: string, texts: Texts): string | null {
  if (!email.trim()) return texts.emailMissing
  return /^[^\s@]{1,50}@[^\s@]{1,50}\.[^\s@.]{2,50}$/.test(email.trim()) ? null : texts.emailInvalid
}
