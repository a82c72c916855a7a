import { type SubmitEvent, useState } from 'react'
import { useCodeField, useGiftCards, useTexts } from '../hooks'
import { commonTexts } from '../texts/common'
import { summaryTexts } from '../texts/summary'
import { Button, Disclosure, Message, TextField } from '../ui'
import './CodeField.css'

export interface CodeFieldProps {
  /** What is typed and not yet applied; kept by the caller, who applies it before checkout. */
  text: string
  onText(text: string): void
  /** Applies what is typed; resolves to whether it was taken. */
  onApply(): Promise<boolean>
}

/** One field for promo codes and gift cards, opened on demand. What was refused stays to be mended. */
export function CodeField({ text, onText, onApply }: CodeFieldProps) {
  const { outcome, message, isPending, dismissOutcome } = useCodeField()
  const giftCards = useGiftCards()
  const texts = useTexts(summaryTexts)
  const { error } = useTexts(commonTexts)
  const [isOpen, setIsOpen] = useState(false)
  const isAccepted = outcome === 'accepted' || outcome === 'gift-card-applied'
  const isRefused = outcome !== null && !isAccepted

  const type = (typed: string) => {
    if (outcome) dismissOutcome()
    onText(typed)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void onApply()
  }

  return (
    <div className="gw-code">
      <Disclosure
        summary={texts.codeSummary}
        isOpen={isOpen || isRefused || text !== ''}
        onToggle={setIsOpen}
      >
        <form className="gw-code-form" onSubmit={submit} noValidate>
          <TextField
            label={texts.codeLabel}
            value={text}
            onValue={type}
            name="giftwell-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={isRefused ? message : null}
            errorWord={error}
          />
          <Button type="submit" isBusy={isPending} busyText={texts.applying}>
            {texts.apply}
          </Button>
        </form>
      </Disclosure>
      {isAccepted && (
        <Message tone="ok" role="status">
          {message}
        </Message>
      )}
      {giftCards.outcome === 'remove-failed' && (
        <Message tone="error" word={error} role="alert">
          {giftCards.message}
        </Message>
      )}
    </div>
  )
}
