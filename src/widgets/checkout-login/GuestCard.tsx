import { type SubmitEvent, useId } from 'react'
import { useTexts } from '../../hooks'
import {
  EmailField,
  ErrorSummary,
  FocusedFailure,
  LazyPendingNote,
  useSignInWords,
} from '../../parts'
import { commonTexts } from '../../texts/common'
import { loginTexts } from '../../texts/login'
import { questionTexts } from '../../texts/question'
import { Button, Card, Checkbox, Message, Stack, StatusRegion } from '../../ui'
import { useGuestEmail } from './useGuestEmail'

interface GuestCardProps {
  email: string
  onEmail(email: string): void
  /** Whether the shop reveals that an email has an account. */
  isToldKnown: boolean
}

/** Checkout as a guest, with only an email. */
export function GuestCard(props: GuestCardProps) {
  const guest = useGuestEmail(props)
  const texts = useTexts(loginTexts)
  const { saving } = useTexts(commonTexts)
  const titleId = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void guest.submit()
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 className="gw-login-title" id={titleId}>
        {texts.guestTitle}
      </h2>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <GuestEmailField email={props.email} guest={guest} />
          <StatusRegion>
            {guest.isKnown && <Message tone="info">{texts.known}</Message>}
          </StatusRegion>
          <Checkbox
            label={texts.offers}
            checked={guest.wantsOffers}
            onChecked={guest.setWantsOffers}
          />
          {guest.status === 'saving' && <LazyPendingNote isSlowOnly />}
          {guest.status === 'failed' && <FocusedFailure>{texts.notSaved}</FocusedFailure>}
          <Button
            variant="primary"
            type="submit"
            saves
            isBusy={guest.status === 'saving'}
            busyText={saving}
          >
            {texts.guest}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

interface GuestEmailFieldProps {
  email: string
  guest: ReturnType<typeof useGuestEmail>
}

function GuestEmailField({ email, guest }: GuestEmailFieldProps) {
  const { hint } = useTexts(loginTexts)
  const words = useTexts(questionTexts)
  const id = useId()
  const problem = useSignInWords()(guest.problem)
  return (
    <>
      <ErrorSummary attempts={guest.attempts} problems={problem ? [{ id, text: problem }] : []} />
      <div>
        <EmailField
          id={id}
          name="email"
          autoComplete="email"
          label={words.email}
          hint={hint}
          value={email}
          onValue={guest.type}
          onBlur={() => void guest.check()}
          error={problem}
        />
      </div>
    </>
  )
}
