import { useAnnounce, useTexts } from '../../../hooks'
import { Failure, LazyPendingNote } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { signInTexts } from '../../../texts/signIn'
import { Message, TextButton } from '../../../ui'
import { usePasswordReset } from '../usePasswordReset'

/** Sends a reset link to a customer who has forgotten the current password. */
export function ForgottenPassword({ email }: { email: string }) {
  const { status, send } = usePasswordReset()
  const texts = useTexts(signInTexts)
  const announce = useAnnounce()
  const sent = fill(texts.resetSent, { email })

  async function forgotten(): Promise<void> {
    if (await send(email)) announce('say', { text: sent })
  }
  return (
    <>
      <TextButton
        className="gw-info-beside"
        saves
        aria-disabled={status === 'sending'}
        onClick={() => void forgotten()}
      >
        {texts.forgot}
      </TextButton>
      {status === 'sending' && <LazyPendingNote isSlowOnly />}
      {status === 'sent' && (
        <Message className="gw-info-sent" tone="ok">
          {sent}
        </Message>
      )}
      {status === 'failed' && <Failure className="gw-info-sent">{texts.resetFailed}</Failure>}
    </>
  )
}
