import { useState } from 'react'
import { useAccount, useBillingAddress, useFindNextStep } from '../../hooks'
import { emailProblem, type SignInProblem } from '../../parts'

interface GuestEmailOptions {
  email: string
  onEmail(email: string): void
  /** Whether the shop tells that an email has an account. */
  isToldKnown: boolean
}

/** The email of a guest, while it is typed and saved. */
export interface GuestEmail {
  type(text: string): void
  /** Whether the email has an account. */
  isKnown: boolean
  /** What is wrong with it, once it was left or to be saved. */
  problem: SignInProblem | null
  attempts: number
  wantsOffers: boolean
  setWantsOffers(wants: boolean): void
  /** The state of the last attempt to save it. */
  status: 'idle' | 'saving' | 'failed'
  /** Called as the field is left: asks whether the email has an account, where the shop tells. */
  check(): Promise<void>
  /** Saves it and goes on. */
  submit(): Promise<void>
}

/** Keeps and saves the email that a guest's confirmation goes to. */
export function useGuestEmail({ email, onEmail, isToldKnown }: GuestEmailOptions): GuestEmail {
  const { saveBilling } = useBillingAddress()
  const { isKnownEmail } = useAccount()
  const findNextStep = useFindNextStep()
  const [wantsOffers, setWantsOffers] = useState(false)
  const [knownEmail, setKnownEmail] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [status, setStatus] = useState<GuestEmail['status']>('idle')
  const typed = email.trim()
  const found = emailProblem(email)

  return {
    type: onEmail,
    isKnown: typed !== '' && typed === knownEmail,
    problem: attempts > 0 || (isLeft && typed) ? found : null,
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
      const saved = await saveBilling({ email: typed, wants_offers: wantsOffers })
      if (saved.status !== 'saved') return setStatus('failed')
      const next = await findNextStep('checkout-login')
      setStatus('idle')
      if (next.status === 'found' && next.href) location.assign(next.href)
    },
  }
}
