import { useState } from 'react'
import { useAccount, useAnnounce, useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { signInTexts } from '../../../texts/signIn'
import { Message, TextButton } from '../../../ui'

/** Sends a link for a new password to whoever has forgotten the current one. */
export function ForgottenPassword({ email }: { email: string }) {
  const { requestPasswordReset } = useAccount()
  const texts = useTexts(signInTexts)
  const announce = useAnnounce()
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')
  const sent = fill(texts.resetSent, { email })

  async function send(): Promise<void> {
    setStatus('sending')
    const outcome = await requestPasswordReset(email)
    setStatus(outcome.status)
    if (outcome.status === 'sent') announce('say', { text: sent })
  }
  return (
    <>
      <TextButton
        className="gw-info-beside"
        saves
        aria-disabled={status === 'sending'}
        onClick={() => void send()}
      >
        {texts.forgot}
      </TextButton>
      {status === 'sent' && (
        <Message className="gw-info-sent" tone="ok">
          {sent}
        </Message>
      )}
      {status === 'failed' && <Failure className="gw-info-sent">{texts.resetFailed}</Failure>}
    </>
  )
}
