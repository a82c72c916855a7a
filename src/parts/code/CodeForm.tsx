import { type SubmitEvent, useEffect, useRef } from 'react'
import { useAnnounce, useCodeField, usePromo, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { codeFormTexts, promoTexts } from '../../texts/code'
import { commonTexts } from '../../texts/common'
import { Button, Message, TextField } from '../../ui'
import './CodeForm.css'
import type { TypedCode } from './useTypedCode'

export interface CodeFormProps {
  code: TypedCode
  /** Called when a code was rejected, so that the form is shown. */
  onRefused(): void
}

/** The code form. A rejected code stays in the field, with focus; an accepted one is announced once. */
export function CodeForm({ code, onRefused }: CodeFormProps) {
  const { outcome, isTaken, isRefused, message, isPending, dismissOutcome } = useCodeWords(code)
  const announce = useAnnounce()
  const texts = useTexts(codeFormTexts)
  const { error } = useTexts(commonTexts)
  const input = useRef<HTMLInputElement>(null)
  const announced = useRef(outcome)

  useEffect(() => {
    if (announced.current === outcome) return
    announced.current = outcome
    if (isTaken && message) announce('say', { text: message })
    if (!isRefused) return
    onRefused()
    // Focusing the field reads its error; the form may have to open first. After Enter, the field already has
    // focus and is not read again.
    requestAnimationFrame(() => {
      if (document.activeElement !== input.current) input.current?.focus()
      else if (message) announce('say', { text: `${error} ${message}` })
    })
  }, [outcome, isTaken, isRefused, message, error, announce, onRefused])

  const type = (typed: string) => {
    if (outcome) dismissOutcome()
    code.setText(typed)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) void code.apply()
  }

  return (
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
      <Button type="submit" saves isBusy={isPending} busyText={texts.applying}>
        {texts.apply}
      </Button>
    </form>
  )
}

export interface CodeTakenProps {
  code: TypedCode
  /** Whether the page itself shows what an accepted gift card pays. */
  showsGiftCards?: boolean | undefined
}

/** Confirms that a code was accepted. */
export function CodeTaken({ code, showsGiftCards }: CodeTakenProps) {
  const { isTaken, outcome, message } = useCodeWords(code)
  const isShown = showsGiftCards && outcome === 'gift-card-applied'
  return isTaken && !isShown ? <Message tone="ok">{message}</Message> : null
}

/**
 * Outcome of this field's last code and its text, including any code that it replaced. Another field on the
 * page shows its own outcome.
 */
function useCodeWords({ isLast }: TypedCode) {
  const { outcome: latest, replacedCode, message, ...field } = useCodeField()
  const { code: onCart } = usePromo()
  const { replaced } = useTexts(promoTexts)
  const outcome = isLast() ? latest : null
  const isTaken = outcome === 'accepted' || outcome === 'gift-card-applied'
  const instead = replacedCode && onCart && fill(replaced, { code: onCart, old: replacedCode })
  return {
    ...field,
    outcome,
    isTaken,
    isRefused: outcome !== null && !isTaken,
    message: instead ? `${message}. ${instead}` : message,
  }
}
