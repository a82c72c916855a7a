import { type SubmitEvent, useId, useRef, useState } from 'react'
import { truncate } from '../../domain/limits'
import { useAccount, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { questionTexts } from '../../texts/question'
import { Button, RadioGroup, Stack, TextField } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { Failure } from '../page/Failure'
import { LEAST_PASSWORD, type SignInForm, signInProblems } from './signInProblems'

const EMPTY: SignInForm = { email: '', password: '', fname: '', lname: '' }

/** The fields in their order, with what a browser fills them in by. */
const FIELDS = [
  { name: 'fname', text: 'firstName', type: 'text', fill: 'given-name', isForNew: true },
  { name: 'lname', text: 'lastName', type: 'text', fill: 'family-name', isForNew: true },
  { name: 'email', text: 'email', type: 'email', fill: 'email', isForNew: false },
  { name: 'password', text: 'password', type: 'password', fill: '', isForNew: false },
] as const

/**
 * Auto-Delivery needs somebody whom it belongs to: sign in, or register. What was typed stays
 * whatever the server says. Choice: `signed-in`.
 */
export function SignIn({ params: _none, ...frame }: DialogContentProps<'auto-delivery-sign-in'>) {
  const texts = useTexts(questionTexts)
  const { error } = useTexts(commonTexts)
  const { signIn } = useAccount()
  const [how, setHow] = useState<'known' | 'new'>('known')
  const [form, setForm] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const [outcome, setOutcome] = useState<'refused' | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const formId = useId()
  const first = useRef<HTMLFormElement>(null)
  const isNew = how === 'new'
  const problems = signInProblems(form, isNew)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    const [wrong] = FIELDS.filter(({ name }) => problems[name])
    if (wrong) {
      const field = first.current?.elements.namedItem(wrong.name)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setBusy(true)
    setOutcome(null)
    const { email, password, fname, lname } = form
    const names = isNew ? { fname: fname.trim(), lname: lname.trim() } : {}
    const result = await signIn({ email: email.trim(), password, ...names })
    setBusy(false)
    if (result.status === 'signed-in') frame.end('signed-in')
    else setOutcome(result.status)
  }

  return (
    <Ask
      {...frame}
      title={texts.accountTitle}
      text={texts.accountText}
      actions={
        <>
          <Button
            variant="primary"
            saves
            type="submit"
            form={formId}
            isBusy={isBusy}
            busyText={texts.signingIn}
          >
            {isNew ? texts.register : texts.signIn}
          </Button>
          <Button onClick={() => frame.end('no')}>{texts.keepForNow}</Button>
        </>
      }
    >
      <form id={formId} ref={first} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <RadioGroup
            legend={texts.accountHow}
            isInline
            options={[
              { value: 'known', label: texts.accountKnown },
              { value: 'new', label: texts.accountNew },
            ]}
            value={how}
            onValue={(value) => setHow(value === 'new' ? 'new' : 'known')}
          />
          {outcome && (
            <Failure>
              {outcome === 'failed'
                ? texts.signInFailed
                : isNew
                  ? texts.refusedNew
                  : texts.refusedKnown}
            </Failure>
          )}
          {FIELDS.filter(({ isForNew }) => isNew || !isForNew).map(
            ({ name, text, type, fill: by }) => {
              const problem = isChecked ? problems[name] : undefined
              return (
                <TextField
                  key={name}
                  name={name}
                  type={type}
                  label={name === 'password' && isNew ? texts.newPassword : texts[text]}
                  autoComplete={by || (isNew ? 'new-password' : 'current-password')}
                  value={form[name]}
                  onValue={(typed) =>
                    setForm({
                      ...form,
                      [name]: name === 'password' ? typed : truncate(name, typed),
                    })
                  }
                  error={problem ? fill(texts[problem], { min: LEAST_PASSWORD }) : null}
                  errorWord={error}
                />
              )
            },
          )}
        </Stack>
      </form>
    </Ask>
  )
}
