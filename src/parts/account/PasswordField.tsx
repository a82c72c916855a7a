import { useState } from 'react'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { loginTexts } from '../../texts/login'
import { NamedLabel, TextButton, TextField } from '../../ui'
import './PasswordField.css'
import { LEAST_PASSWORD } from './signInProblems'

interface PasswordFieldProps {
  id: string
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onValue(text: string): void
  /** The form's title, added to the name of the show button if the page has another one. */
  of?: string | undefined
  /** The error, or null. */
  error: string | null
}

/** A password field with a show button; for a new password, the rule is checked off once it is met. */
export function PasswordField({ error, of, ...field }: PasswordFieldProps) {
  const { show, min, minDone } = useTexts(loginTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const [isShown, setShown] = useState(false)
  const isNew = field.autoComplete === 'new-password'
  const rule = field.value.length < LEAST_PASSWORD ? min : minDone
  return (
    <>
      <TextField
        {...field}
        hint={isNew ? fill(rule, { min: LEAST_PASSWORD }) : undefined}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        error={error}
        errorWord={errorWord}
      />
      <TextButton
        className="gw-password-show"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <NamedLabel of={of}>{show}</NamedLabel>
      </TextButton>
    </>
  )
}
