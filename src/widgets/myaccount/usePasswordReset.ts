import { useState } from 'react'
import { useAccount } from '../../hooks'

export interface PasswordReset {
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Emails a password reset link; resolves to whether it was sent. Never rejects. */
  send(email: string): Promise<boolean>
}

/** Requests a password reset link. Does not reveal whether an account exists. */
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
