import { useEffect, useRef, useState } from 'react'
import type { LoginData } from '../../domain/account/loginData'
import { needsAccount } from '../../domain/checkout/nextStep'
import { recipientName } from '../../domain/shipment/shipments'
import {
  useAccount,
  useAddresses,
  useAnnounce,
  useBillingAddress,
  useCart,
  useFindNextStep,
  useHandledEvents,
  useStoreEvent,
  useTexts,
} from '../../hooks'
import {
  CartAlerts,
  CheckoutFrame,
  DetailsPage,
  HANDLED_EVENTS,
  useEditId,
  useSkipped,
  useUnsavedGuard,
} from '../../parts'
import { fill } from '../../texts/catalogue'
import { loginTexts } from '../../texts/login'
import { stepTexts } from '../../texts/step'
import './checkout-login.css'
import { GuestCard } from './GuestCard'
import { RegisterCard } from './RegisterCard'
import { SignInCard } from './SignInCard'

export interface CheckoutLoginProps extends LoginData {
  /** Stays on the page to edit a known email. Default: the page's `?edit=`. */
  edit?: number | null
}

const STEP = 'checkout-login'

/** Asks for the confirmation email, or an account, which Auto-Delivery requires. */
export function CheckoutLogin(props: CheckoutLoginProps) {
  return (
    <DetailsPage>
      <Login {...props} />
    </DetailsPage>
  )
}

function Login({ edit, token, tellsKnownEmails }: CheckoutLoginProps) {
  const { cart } = useCart()
  const { billing } = useBillingAddress()
  const [typed, setTyped] = useState<string | null>(null)
  const email = typed ?? billing?.email ?? ''
  const { isSignedIn } = useAccount()
  const leaving = useSkipped(STEP, useEditId(edit) !== null, isSignedIn)
  const texts = useTexts(loginTexts)
  const { skipped } = useTexts(stepTexts)
  const { isMerging, goOn } = useGoOn()
  const isOwn = useRef(false)
  // In another tab, or in a dialog; a form of this page continues by itself, once it has saved its other fields.
  useStoreEvent('signed-in', () => {
    if (!isOwn.current) goOn()
  })
  // An email must not be stored on the device.
  const isUnsent = email.trim() !== (billing?.email ?? '')
  useUnsavedGuard(isUnsent && !leaving && !isMerging)
  useHandledEvents(HANDLED_EVENTS)
  if (leaving) return <p role="status">{skipped}</p>
  if (isMerging) return <p role="status">{texts.merging}</p>
  const isAccountNeeded = cart !== null && needsAccount(cart)

  return (
    <CheckoutFrame step="email" title={texts.title} alerts={<CartAlerts />}>
      <div className="gw-login">
        {isAccountNeeded ? (
          <RegisterCard token={token} isOwn={isOwn} onSignedIn={goOn} />
        ) : (
          <GuestCard email={email} onEmail={setTyped} isToldKnown={tellsKnownEmails === true} />
        )}
        <SignInCard
          email={email}
          token={token}
          isOwn={isOwn}
          isForAutoDelivery={isAccountNeeded}
          onSignedIn={goOn}
        />
      </div>
    </CheckoutFrame>
  )
}

/** Takes over the account's data, announces who is signed in, and continues to the next step. */
function useGoOn() {
  const [isMerging, setMerging] = useState(false)
  const { customer, refresh: readCustomer } = useAccount()
  const { refresh: readAddresses } = useAddresses()
  const { refresh: readCart } = useCart()
  const findNextStep = useFindNextStep()
  const announce = useAnnounce()
  const { signedIn } = useTexts(loginTexts)
  const name = isMerging && customer ? recipientName(customer) : ''
  useEffect(() => {
    if (name) announce('say', { text: fill(signedIn, { name }) })
  }, [name, announce, signedIn])

  async function goOn(): Promise<void> {
    setMerging(true)
    await readCustomer()
    await Promise.all([readAddresses(), readCart()])
    const next = await findNextStep(STEP)
    // Replaces the page, because nothing is left to ask: Back would only lead forward again.
    if (next.status === 'found' && next.step !== STEP && next.href) location.replace(next.href)
    else setMerging(false)
  }
  return { isMerging, goOn: () => void goOn() }
}
