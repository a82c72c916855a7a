import { type SubmitEvent, useId, useState } from 'react'
import { useAccount, useTexts } from '../../../hooks'
import { ErrorSummary, emailProblem, Failure, LimitedText } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { questionTexts } from '../../../texts/question'
import { signInTexts } from '../../../texts/signIn'
import { Button, Message, Stack, TextButton } from '../../../ui'

interface ResetFormProps {
  /** What was typed to sign in. */
  email: string
  onBack(): void
}

/** Asks for a link to a new password. Nobody learns of it whether there is an account. */
export function ResetForm({ email: typed, onBack }: ResetFormProps) {
  const { requestPasswordReset } = useAccount()
  const [email, setEmail] = useState(typed)
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')
  const texts = useTexts(signInTexts)
  const words = useTexts(questionTexts)
  const { error, sending } = useTexts(commonTexts)
  const id = useId()
  const odd = emailProblem(email)
  const problem = attempts > 0 && odd ? words[odd] : null

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (status === 'sending') return
    if (odd) return setAttempts(attempts + 1)
    setStatus('sending')
    const outcome = await requestPasswordReset(email.trim())
    setStatus(outcome.status === 'sent' ? 'sent' : 'failed')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <ErrorSummary attempts={attempts} problems={problem ? [{ id, text: problem }] : []} />
        {status === 'failed' && <Failure>{texts.resetFailed}</Failure>}
        {status === 'sent' && (
          <Message tone="ok" role="status">
            {fill(texts.resetSent, { email: email.trim() })}
          </Message>
        )}
        <LimitedText
          kind="email"
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          label={words.email}
          value={email}
          onValue={setEmail}
          error={problem}
          errorWord={error}
        />
        <Button
          variant="primary"
          type="submit"
          saves
          isBusy={status === 'sending'}
          busyText={sending}
        >
          {texts.resetDo}
        </Button>
        <TextButton className="gw-account-login-forgot" onClick={onBack}>
          {texts.back}
        </TextButton>
      </Stack>
    </form>
  )
}
