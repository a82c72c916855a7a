import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { loginTexts } from '../../texts/login'
import { questionTexts } from '../../texts/question'
import { Message, NamedLabel, Stack } from '../../ui'
import { LimitedText } from '../field/LimitedText'
import { EmailField } from '../recipient/EmailField'
import { ErrorSummary } from '../recipient/ErrorSummary'
import { PasswordField } from './PasswordField'
import type { SignInFormState } from './useSignInForm'
import { useSignInWords } from './useSignInWords'

/** Additional fields for registration, with their autofill tokens. */
const NAMES = [
  { name: 'fname', text: 'firstName', fill: 'given-name' },
  { name: 'lname', text: 'lastName', fill: 'family-name' },
] as const

interface SignInFieldsProps {
  state: SignInFormState
  /** The form's title, added to the names of controls that another form on the page has, too. */
  of?: string
}

/** The sign-in and registration form: fields, errors, and the server's response. */
export function SignInFields({ state, of }: SignInFieldsProps) {
  const { isNew, formId, form, problems, attempts } = state
  const texts = useTexts(questionTexts)
  const { error } = useTexts(commonTexts)
  const words = useSignInWords()
  const names = isNew ? NAMES : []
  const fieldOf = (name: keyof typeof problems) => ({
    id: `${formId}-${name}`,
    name,
    value: form[name],
    onValue: (typed: string) => state.type(name, typed),
    error: words(problems[name]),
  })
  const fields = [...names.map(({ name }) => name), 'email' as const, 'password' as const]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void state.submit()
  }

  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap={4}>
        <ErrorSummary
          attempts={attempts}
          problems={fields.flatMap((name) => {
            const { id, error: text } = fieldOf(name)
            return text ? [{ id, text }] : []
          })}
        />
        <Refusal state={state} />
        {names.map(({ name, text, fill: by }) => (
          <LimitedText
            key={name}
            {...fieldOf(name)}
            kind={name}
            label={texts[text]}
            autoComplete={by}
            spellCheck={false}
            errorWord={error}
          />
        ))}
        <EmailField
          {...fieldOf('email')}
          label={<NamedLabel of={of}>{texts.email}</NamedLabel>}
          autoComplete="email"
        />
        <PasswordField
          {...fieldOf('password')}
          of={of}
          label={isNew ? texts.newPassword : texts.password}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </Stack>
    </form>
  )
}

/** Why sign-in was refused or is not complete yet. It takes focus, because it answers a press. */
function Refusal({ state: { refusal, isNew } }: { state: SignInFormState }) {
  const { refusedKnown } = useTexts(questionTexts)
  const { error } = useTexts(commonTexts)
  const texts = useTexts(loginTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) place.current?.focus()
  }, [refusal])
  if (!refusal) return null
  const { status, kind, minutes = 0, email } = refusal
  const words = email
    ? fill(texts.registerSent, { email })
    : kind === 'locked'
      ? fill(texts.locked, { minutes })
      : kind === 'expired'
        ? texts.expired
        : status === 'failed'
          ? texts.failed
          : isNew
            ? texts.exists
            : refusedKnown
  return (
    <Message
      ref={place}
      tabIndex={-1}
      {...(email ? { tone: 'ok' } : { tone: 'error', word: error })}
    >
      {words}
    </Message>
  )
}
