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
  /** A code was refused: the form has to be seen, to be fixed. */
  onRefused(): void
}

/**
 * The form for codes. What was refused stays to be fixed, with the focus on it; what was taken is
 * said once.
 */
export function CodeForm({ code, onRefused }: CodeFormProps) {
  const { outcome, isTaken, isRefused, message, isPending, dismissOutcome } = useCodeWords(code)
  const announce = useAnnounce()
  const texts = useTexts(codeFormTexts)
  const { error } = useTexts(commonTexts)
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(outcome)

  useEffect(() => {
    if (told.current === outcome) return
    told.current = outcome
    if (isTaken && message) announce('say', { text: message })
    if (!isRefused) return
    onRefused()
    // The field tells its error itself when it takes the focus; it may have to be opened first.
    // After Enter it has had the focus all the time, and is not read again.
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
  /** Whether the page itself shows what a gift card pays, as soon as it is taken. */
  showsGiftCards?: boolean | undefined
}

/** That a code was taken. */
export function CodeTaken({ code, showsGiftCards }: CodeTakenProps) {
  const { isTaken, outcome, message } = useCodeWords(code)
  const isShown = showsGiftCards && outcome === 'gift-card-applied'
  return isTaken && !isShown ? <Message tone="ok">{message}</Message> : null
}

/**
 * Outcome of the last code of this field, and the words for it: also what an accepted one took the
 * place of. What became of a code in another field of the page is shown there.
 */
function useCodeWords({ isLast }: TypedCode) {
  const { outcome: latest, replacedCode, message, ...field } = useCodeField()
  const { code: onCart } = usePromo()
  const { replaced } = useTexts(promoTexts)
  const outcome = isLast() ? latest : null
  // What was taken off the cart since is not said any more.
  const isTaken = outcome === 'accepted' ? Boolean(onCart) : outcome === 'gift-card-applied'
  const instead = replacedCode && onCart && fill(replaced, { code: onCart, old: replacedCode })
  return {
    ...field,
    outcome,
    isTaken,
    isRefused: outcome !== null && outcome !== 'accepted' && !isTaken,
    message: instead ? `${message}. ${instead}` : message,
  }
}
