import { useState } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { loginTexts } from '../../texts/login'
import { TextButton, TextField } from '../../ui'
import './PasswordField.css'

interface PasswordFieldProps {
  id: string
  name: string
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onValue(text: string): void
  /** What is wrong with it, or null. */
  error: string | null
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ error, ...field }: PasswordFieldProps) {
  const { show } = useTexts(loginTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <TextField
        {...field}
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
        {show}
      </TextButton>
    </>
  )
}
