import { useState } from 'react'
import { useAccount } from '../../hooks'

export interface PasswordReset {
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Sends a link for a new password to an email; resolves to whether it was sent. Never rejects. */
  send(email: string): Promise<boolean>
}

/** Asks for a link to a new password. Nobody learns of it whether there is an account. */
export function usePasswordReset(): PasswordReset {
  const { requestPasswordReset } = useAccount()
  const [status, setStatus] = useState<PasswordReset['status']>('idle')
  return {
    status,
    async send(email) {
      if (status === 'sending') return false
      setStatus('sending')
      const outcome = await requestPasswordReset(email)
      setStatus(outcome.status)
      return outcome.status === 'sent'
    },
  }
}
