import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { type Reminder, type ReminderOutcome, useAnnounce, useTexts } from '../../../hooks'
import {
  ErrorSummary,
  Failure,
  LimitedText,
  SaveButton,
  useAskToLeave,
  useDraft,
  useRouteGuard,
  useTypedSince,
} from '../../../parts'
import { commonTexts } from '../../../texts/common'
import { emailsTexts } from '../../../texts/emails'
import { Button, Cluster, Stack, TextField } from '../../../ui'
import { useProblem } from '../useProblem'
import { useProblemText } from '../useProblemText'
import { useReminderTexts } from './useReminderTexts'

interface ReminderFormProps {
  add(occasion: string, day: string): Promise<ReminderOutcome>
  /** Called with the added reminder, or with null if canceled. */
  onClose(reminder: Reminder | null): void
}

/** Maximum length of an occasion. */
const LONGEST_OCCASION = 40

/** Form for another reminder. */
export function ReminderForm({ add, onClose }: ReminderFormProps) {
  const [occasion, setOccasion] = useDraft('occasion', '')
  const [day, setDay] = useDraft('day', '')
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const problemText = useProblemText()
  const texts = useTexts(emailsTexts)
  const { error: errorWord, cancel } = useTexts(commonTexts)
  const { remindedOf } = useReminderTexts()
  const announce = useAnnounce()
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  const isDirty = Boolean(occasion || day)
  useRouteGuard(isDirty)
  const askToLeave = useAskToLeave()
  const { onInput, begin, isTyped } = useTypedSince()
  const isRestored = useRef(isDirty)
  useEffect(() => {
    if (!isRestored.current) first.current?.focus()
  }, [])
  const isTried = attempts > 0
  const occasionError = isTried && !occasion.trim() ? texts.occasionMissing : null
  const dayError = isTried && !day ? texts.dateMissing : null

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (!occasion.trim() || !day) return setAttempts(attempts + 1)
    setBusy(true)
    setProblem(null)
    begin()
    const { reminder, ...outcome } = await add(occasion.trim(), day)
    setBusy(false)
    setProblem(problemText(outcome))
    if (!reminder) return
    announce('say', { text: remindedOf(reminder) })
    // Text typed meanwhile is kept, for another reminder.
    if (!isTyped()) onClose(reminder)
  }
  async function leave(): Promise<void> {
    if (!isDirty || (await askToLeave())) onClose(null)
  }
  return (
    <form onInput={onInput} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <ErrorSummary
          attempts={attempts}
          problems={[
            ...(occasionError ? [{ id: `${id}-occasion`, text: occasionError }] : []),
            ...(dayError ? [{ id: `${id}-day`, text: dayError }] : []),
          ]}
        />
        <LimitedText
          kind={LONGEST_OCCASION}
          ref={first}
          id={`${id}-occasion`}
          autoComplete="off"
          label={texts.occasion}
          hint={texts.occasionHint}
          value={occasion}
          onValue={setOccasion}
          error={occasionError}
          errorWord={errorWord}
        />
        <TextField
          id={`${id}-day`}
          className="gw-emails-day"
          type="date"
          // Without it, a year can have more than four digits.
          max="9999-12-31"
          autoComplete="off"
          label={texts.date}
          value={day}
          onValue={setDay}
          error={dayError}
          errorWord={errorWord}
        />
        {problem && <Failure>{problem}</Failure>}
        <Cluster>
          <SaveButton type="submit" isBusy={isBusy} />
          <Button variant="quiet" onClick={() => void leave()}>
            {cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
