import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useAnnounce, useCodeField, useTexts } from '../hooks'
import { commonTexts } from '../texts/common'
import { summaryTexts } from '../texts/summary'
import { Button, Disclosure, Message, TextField } from '../ui'
import './CodeField.css'
import type { TypedCode } from './useTypedCode'

export interface CodeFieldProps {
  /** What is typed and not yet applied; kept by the caller, who applies it before checkout. */
  code: TypedCode
}

/**
 * One field for promo codes and gift cards, opened on demand. What was refused stays to be mended,
 * with the focus on it; what was taken is said once.
 */
export function CodeField({ code }: CodeFieldProps) {
  const { outcome, message, isPending, dismissOutcome } = useCodeField()
  const announce = useAnnounce()
  const texts = useTexts(summaryTexts)
  const { error } = useTexts(commonTexts)
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(outcome)
  const isTaken = outcome === 'accepted' || outcome === 'gift-card-applied'
  const isRefused = outcome !== null && !isTaken

  useEffect(() => {
    if (told.current === outcome) return
    told.current = outcome
    if (isTaken && message) announce('say', { text: message })
    if (!isRefused) return
    setIsOpen(true)
    // The field tells its error itself when it takes the focus; it may have to be opened first.
    requestAnimationFrame(() => input.current?.focus())
  }, [outcome, isTaken, isRefused, message, announce])

  const type = (typed: string) => {
    if (outcome) dismissOutcome()
    code.setText(typed)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void code.apply()
  }

  return (
    <div className="gw-code">
      <Disclosure summary={texts.codeSummary} isOpen={isOpen} onToggle={setIsOpen}>
        <form className="gw-code-form" onSubmit={submit} noValidate>
          <TextField
            ref={input}
            label={texts.codeLabel}
            value={code.text}
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
      {isTaken && <Message tone="ok">{message}</Message>}
    </div>
  )
}
