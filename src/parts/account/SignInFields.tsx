import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { loginTexts } from '../../texts/login'
import { questionTexts } from '../../texts/question'
import { Message, Stack } from '../../ui'
import { LimitedText } from '../field/LimitedText'
import { EmailField } from '../recipient/EmailField'
import { ErrorSummary } from '../recipient/ErrorSummary'
import { PasswordField } from './PasswordField'
import type { SignInFormState } from './useSignInForm'
import { useSignInWords } from './useSignInWords'

/** The fields in their order, with what a browser fills them in by. */
const FIELDS = [
  { name: 'fname', text: 'firstName', fill: 'given-name', isForNew: true },
  { name: 'lname', text: 'lastName', fill: 'family-name', isForNew: true },
  { name: 'email', text: 'email', fill: 'email', isForNew: false },
  { name: 'password', text: 'password', fill: '', isForNew: false },
] as const

/** The form to sign in or to register: its fields, what is wrong with them, and what the server says. */
export function SignInFields({ state }: { state: SignInFormState }) {
  const { isNew, formId, form, problems, attempts } = state
  const texts = useTexts(questionTexts)
  const { error } = useTexts(commonTexts)
  const fields = FIELDS.filter(({ isForNew }) => isNew || !isForNew)
  const words = useSignInWords()
  const wordsOf = (name: keyof typeof problems) => words(problems[name])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void state.submit()
  }

  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap={4}>
        <ErrorSummary
          attempts={attempts}
          problems={fields.flatMap(({ name }) => {
            const text = wordsOf(name)
            return text ? [{ id: `${formId}-${name}`, text }] : []
          })}
        />
        <Refusal state={state} />
        {fields.map(({ name, text, fill: by }) => {
          const field = {
            id: `${formId}-${name}`,
            name,
            value: form[name],
            onValue: (typed: string) => state.type(name, typed),
            error: wordsOf(name),
          }
          if (name === 'password') {
            return (
              <PasswordField
                key={name}
                {...field}
                label={isNew ? texts.newPassword : texts.password}
                autoComplete={isNew ? 'new-password' : 'current-password'}
              />
            )
          }
          const labelled = { ...field, label: texts[text], autoComplete: by }
          return name === 'email' ? (
            <EmailField key={name} {...labelled} />
          ) : (
            <LimitedText
              key={name}
              {...labelled}
              kind={name}
              spellCheck={false}
              errorWord={error}
            />
          )
        })}
      </Stack>
    </form>
  )
}

/** Why the server did not let them in, or not yet: the focus reads it, as it answers a press. */
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
