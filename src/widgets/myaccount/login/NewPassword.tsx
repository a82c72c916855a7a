import { type SubmitEvent, useId, useState } from 'react'
import { recipientName } from '../../../domain/shipment/shipments'
import { useAccount, useAccountRoute, useTexts } from '../../../hooks'
import {
  ErrorSummary,
  Failure,
  LEAST_PASSWORD,
  PasswordField,
  SaveButton,
  useRetainedFocus,
} from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { questionTexts } from '../../../texts/question'
import { signInTexts } from '../../../texts/signIn'
import { ButtonLink, Card, Stack } from '../../../ui'

type Status = 'idle' | 'saving' | 'failed' | 'saved' | 'old' | 'maybe-saved'

/** Texts for a link that can no longer be used. */
const ENDS: Partial<Record<Status, 'newSaved' | 'resetOld' | 'newMaybe'>> = {
  saved: 'newSaved',
  old: 'resetOld',
  'maybe-saved': 'newMaybe',
}

/** Sets a new password through an emailed link, which works once. */
export function NewPassword({ token }: { token: string }) {
  const { setPassword, isSignedIn, customer } = useAccount()
  const { go, linkTo } = useAccountRoute()
  const [password, type] = useState('')
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<Status>('idle')
  const texts = useTexts(signInTexts)
  const titles = useTexts(accountTexts)
  const words = useTexts(questionTexts)
  const id = useId()
  const isShort = password.length < LEAST_PASSWORD
  const problem =
    attempts > 0 && isShort ? fill(words.passwordShort, { min: LEAST_PASSWORD }) : null

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (status === 'saving') return
    if (isShort) return setAttempts(attempts + 1)
    setStatus('saving')
    const outcome = await setPassword(token, password)
    if (outcome.status === 'saved') return setStatus('saved')
    if (outcome.reason !== 'refused') return setStatus('failed')
    // An earlier attempt whose response was lost may have used the link.
    setStatus(status === 'failed' ? 'maybe-saved' : 'old')
  }
  const end = ENDS[status]
  const place = useRetainedFocus(String(end !== undefined))
  // Where another link can be requested.
  const next = isSignedIn ? 'account-information' : 'login'
  if (end)
    return (
      <div {...place}>
        <p data-gw-heading tabIndex={-1}>
          {texts[end]}
          {/* The link may be another customer's. */}
          {customer && ` ${fill(texts.already, { name: recipientName(customer) })}`}
        </p>
        <ButtonLink
          className="gw-account-on"
          variant="primary"
          {...linkTo(next)}
          onClick={(event) => {
            event.preventDefault()
            // The token is no longer valid, so it is removed from the URL.
            go(next, { isReplaced: true })
          }}
        >
          {titles[next]}
        </ButtonLink>
      </div>
    )
  return (
    <Card as="section" className="gw-account-login-alone">
      <div {...place}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={4}>
            <h2 className="gw-account-login-title">{texts.newTitle}</h2>
            <ErrorSummary attempts={attempts} problems={problem ? [{ id, text: problem }] : []} />
            {status === 'failed' && <Failure>{texts.newFailed}</Failure>}
            <PasswordField
              id={id}
              name="password"
              label={words.newPassword}
              autoComplete="new-password"
              value={password}
              onValue={type}
              error={problem}
            />
            <SaveButton variant="primary" type="submit" isBusy={status === 'saving'}>
              {texts.newDo}
            </SaveButton>
          </Stack>
        </form>
      </div>
    </Card>
  )
}
