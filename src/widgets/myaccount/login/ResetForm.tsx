import { type SubmitEvent, useId, useState } from 'react'
import { useAnnounce, useTexts } from '../../../hooks'
import {
  EmailField,
  ErrorSummary,
  emailProblem,
  Failure,
  SaveButton,
  useSignInWords,
} from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { questionTexts } from '../../../texts/question'
import { signInTexts } from '../../../texts/signIn'
import { Message, Stack, TextButton } from '../../../ui'
import { usePasswordReset } from '../usePasswordReset'

interface ResetFormProps {
  /** The email typed for signing in. */
  email: string
  onBack(): void
}

/** Form for a password reset link. Does not reveal whether an account exists. */
export function ResetForm({ email: typed, onBack }: ResetFormProps) {
  const { status, send } = usePasswordReset()
  const [email, setEmail] = useState(typed)
  /** The email that the last link was sent to. */
  const [sentTo, setSentTo] = useState('')
  const [attempts, setAttempts] = useState(0)
  const texts = useTexts(signInTexts)
  const words = useTexts(questionTexts)
  const { sending } = useTexts(commonTexts)
  const announce = useAnnounce()
  const id = useId()
  const odd = emailProblem(email)
  const wordsOf = useSignInWords()
  const problem = attempts > 0 ? wordsOf(odd) : null

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (odd) return setAttempts(attempts + 1)
    const to = email.trim()
    const isSent = await send(to)
    setSentTo(isSent ? to : '')
    if (isSent) announce('say', { text: fill(texts.resetSent, { email: to }) })
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <ErrorSummary attempts={attempts} problems={problem ? [{ id, text: problem }] : []} />
        {status === 'failed' && <Failure>{texts.resetFailed}</Failure>}
        {sentTo && <Message tone="ok">{fill(texts.resetSent, { email: sentTo })}</Message>}
        <EmailField
          id={id}
          name="email"
          autoComplete="email"
          label={words.email}
          value={email}
          onValue={setEmail}
          error={problem}
        />
        <SaveButton
          variant="primary"
          type="submit"
          isBusy={status === 'sending'}
          busyText={sending}
        >
          {texts.resetDo}
        </SaveButton>
        <TextButton className="gw-account-login-forgot" onClick={onBack}>
          {texts.back}
        </TextButton>
      </Stack>
    </form>
  )
}
