import { useState } from 'react'
import { useAccount, useBillingAddress, useFindNextStep } from '../../hooks'
import { emailProblem, type SignInProblem } from '../../parts'

interface GuestEmailOptions {
  email: string
  onEmail(email: string): void
  /** Whether the shop reveals that an email has an account. */
  isToldKnown: boolean
}

/** State of the guest email field. */
export interface GuestEmail {
  type(text: string): void
  /** Whether the email has an account. */
  isKnown: boolean
  /** The error, after blur or an attempt to save. */
  problem: SignInProblem | null
  attempts: number
  wantsOffers: boolean
  setWantsOffers(wants: boolean): void
  /** Status of the last attempt to save. */
  status: 'idle' | 'saving' | 'failed'
  /** Call on blur: checks whether the email has an account, if the shop reveals that. */
  check(): Promise<void>
  /** Saves it and continues. */
  submit(): Promise<void>
}

/** Holds and saves the email for a guest's confirmation. */
export function useGuestEmail({ email, onEmail, isToldKnown }: GuestEmailOptions): GuestEmail {
  const { saveBilling } = useBillingAddress()
  const { isKnownEmail } = useAccount()
  const findNextStep = useFindNextStep()
  const [wantsOffers, setWantsOffers] = useState(false)
  const [knownEmail, setKnownEmail] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<GuestEmail['status']>('idle')
  const typed = email.trim()
  const found = emailProblem(email)

  return {
    type: onEmail,
    isKnown: typed !== '' && typed === knownEmail,
    problem: typed === refused ? 'refused' : attempts > 0 || (isLeft && typed) ? found : null,
    attempts,
    wantsOffers,
    setWantsOffers,
    status,
    async check() {
      setLeft(typed !== '')
      if (isToldKnown && !found && (await isKnownEmail(typed))) setKnownEmail(typed)
    },
    async submit() {
      if (status === 'saving') return
      if (found) return setAttempts(attempts + 1)
      setStatus('saving')
      setRefused(null)
      const saved = await saveBilling({ email: typed, wants_offers: wantsOffers })
      if (saved.status === 'failed') {
        setStatus(saved.field ? 'idle' : 'failed')
        if (!saved.field) return
        setRefused(typed)
        return setAttempts(attempts + 1)
      }
      const next = await findNextStep('checkout-login')
      setStatus('idle')
      if (next.status === 'found' && next.href) location.assign(next.href)
    },
  }
}
