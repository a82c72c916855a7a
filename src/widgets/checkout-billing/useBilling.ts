import { useId, useRef, useState } from 'react'
import { isNothingDue } from '../../domain/cart/totals'
import type { BillingData } from '../../domain/checkout/billingData'
import { isExpired } from '../../domain/checkout/savedCards'
import { LIMITS, normalise } from '../../domain/limits'
import { isMyselfAddress } from '../../domain/recipient/addresses'
import {
  type AddressField,
  draftOf,
  emptyDraft,
  isBillingField,
  sentOf,
} from '../../domain/recipient/addressFields'
import type { BillingAddress } from '../../domain/schema/entities'
import { isMyself } from '../../domain/shipment/shipments'
import {
  type Payment,
  useAccount,
  useBillingAddress,
  useCart,
  useCheckout,
  useHostedPaymentForm,
  useShipments,
  useStore,
  useStoreEvent,
} from '../../hooks'
import {
  emailProblem,
  type TypedCode,
  useAccountQuestion,
  useAddressForm,
  useIsLong,
  useTypedCode,
  useUnsavedGuard,
  useWalletOrder,
} from '../../parts'
import { useCards } from './useCards'

/** The payment method: a saved card by id, or one of these. */
export type Method = `card:${string}` | 'new-card' | 'wallet'

/** Wait until the total or the payment counts as slow, in milliseconds. */
export const LONG_MS = 10_000

const ADDRESS_NEEDS = { isPerishable: false, isEGift: false }

/** State of the payment page, and the action that pays. */
export function useBilling({ email: known, mustAgree, acceptedCards }: BillingData) {
  const { totals, cart, taxStatus } = useCart()
  const { placeOrder, editOrder } = useCheckout()
  const wallet = useWalletOrder({ order: submit, isNear: false })
  const askForAccount = useAccountQuestion()
  const { billing, saveBilling } = useBillingAddress()
  const { isSignedIn, customer } = useAccount()
  const { cards, cardStatus, areCardsKnown, refresh: readCards } = useCards()
  const { shipments } = useShipments()
  const store = useStore()
  const form = useHostedPaymentForm()
  const code = useRunningCode()
  const id = useId()

  const [chosen, setChosen] = useState<Method | null>(null)
  const [typedEmail, setTypedEmail] = useState('')
  const [isSame, setSame] = useState(true)
  const [isKept, setKept] = useState(false)
  const [hasAgreed, setAgreed] = useState(false)
  const [wantsTexts, setWantsTexts] = useState(false)
  const [mobile, setMobile] = useState('')
  const [refusedEmail, setRefusedEmail] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [missing, setMissing] = useState<'field' | 'address' | 'method' | null>(null)
  const address = useAddressForm(emptyDraft(), ADDRESS_NEEDS)

  // The buyer's own address, never a recipient's: from this order, or saved by the customer.
  const mine = [
    ...shipments.filter(isMyself),
    ...((isSignedIn && cart?.saved_addresses?.filter(isMyselfAddress)) || []),
  ]
  const me = mine.find((one) => one.address_1?.trim()) ?? null
  const usable = cards.filter((card) => !isExpired(card, store.now()))
  const byDefault: Method = usable[0] ? `card:${usable[0].profile_id}` : 'new-card'
  const isGone =
    chosen?.startsWith('card:') && !cards.some(({ profile_id }) => chosen === `card:${profile_id}`)
  const method = isGone ? byDefault : (chosen ?? byDefault)
  // A sign-in brings saved cards, which must not replace a card that is being typed.
  useStoreEvent('signed-in', () => setChosen(method))
  const due = totals?.amountDue ?? 0
  const isCovered = totals !== null && isNothingDue(totals)
  const isNewCard = method === 'new-card' && !isCovered
  /** The email that the server has for the confirmation: in the cart's billing data, or from the page. */
  const storedIn = (facts: BillingAddress | null) => facts?.email?.trim() || known?.trim() || ''
  const accountEmail = customer?.email?.trim() || ''
  // A customer's own comes first: a stored one can be from before they signed in, and they cannot change it.
  const email = accountEmail || storedIn(billing)
  const phone = billing?.phone?.trim() || me?.phone?.trim() || ''
  const isMyAddress = isSame && me !== null
  const isTaxUnknown = totals !== null && totals.tax === null
  const isTaxLong = useIsLong(isTaxUnknown, LONG_MS)
  /** A press requests it again, and nothing is paid before the shopper has seen the whole total. */
  const isTaxMissing = isTaxUnknown && (isTaxLong || taxStatus === 'unavailable')
  /** Until amount and payment methods are known, nothing can be selected or ordered. */
  const isSettled = totals !== null && (!isTaxUnknown || isTaxMissing) && areCardsKnown

  /** Problems besides the address that block the order, by field. */
  const problems = {
    email: email ? null : emailProblem(typedEmail),
    agree: mustAgree === true && !hasAgreed,
    mobile: wantsTexts && !phone && normalise('phone', mobile).length !== LIMITS.phone,
  }
  const isAddressAsked = isNewCard && !isMyAddress
  // Data about the payer must not be stored on the device.
  useUnsavedGuard(address.isDirty || mobile !== '' || (!email && typedEmail !== ''))

  /** Marks the field that the server rejected, if its form is here. */
  function refuse(field: AddressField | undefined): void {
    const isEmail = field === 'email' && !email
    const isHere = isEmail || (isAddressAsked && field && isBillingField(field))
    setMissing(isHere ? 'field' : 'address')
    if (!isHere) return
    if (isEmail) setRefusedEmail(typedEmail)
    else address.refuse(field)
    setAttempts(attempts + 1)
  }

  /** Saves the billing data that the card requires, then secures the payment. */
  async function pay(amountCents: number): Promise<Payment> {
    // Gift cards or a code no longer cover it, and no other method was shown at the press.
    if (isCovered && amountCents > 0) {
      setMissing('method')
      return { type: 'card-refused' }
    }
    const part: BillingAddress = {}
    if (isNewCard) {
      const { phone: own, ...owner } = sentOf(isMyAddress && me ? draftOf(me) : address.draft)
      // The address form has no phone: an empty one would replace the number that is known.
      Object.assign(part, owner, own && { phone: own })
    }
    // The checks before payment read the cart, whose email can have been corrected in another tab.
    const stored = storedIn(store.state.cartFacts.billing)
    const latest = accountEmail || (email ? stored || email : typedEmail.trim())
    const isOutdated = stored !== '' && stored.toLowerCase() !== latest.toLowerCase()
    if (isNewCard || !email || isOutdated) Object.assign(part, { email: latest })
    if (Object.keys(part).length > 0) {
      const saved = await saveBilling(part)
      if (saved.status === 'failed') {
        refuse(saved.field)
        return { type: 'card-refused' }
      }
    }
    if (amountCents === 0) return { type: 'card-secured', info: { method: 'gift-card' } }
    if (method === 'wallet') return wallet.pay(amountCents)
    if (method === 'new-card') return form.secure(isKept)
    const profile_id = method.slice('card:'.length)
    return { type: 'card-secured', info: { method: 'saved-card', profile_id } }
  }

  /** Validates all input; places the order, or leads to the errors. */
  async function submit(): Promise<void> {
    if (code.text.trim() && !(await code.apply())) return
    const isAddressFine = !isAddressAsked || address.check()
    setMissing(null)
    setRefusedEmail(null)
    if (!isAddressFine || Object.values(problems).some(Boolean)) return setAttempts(attempts + 1)
    if (!cart || (await askForAccount(wallet.release))) return
    const sms = wantsTexts ? { opt_in: true, phone: normalise('phone', phone || mobile) } : null
    await placeOrder({ reviewedCents: due, pay, sms })
  }
  function near() {
    if (wallet.status === 'idle') void wallet.load()
  }

  return {
    id,
    code,
    form,
    wallet,
    cards,
    cardStatus,
    areCardsKnown,
    method,
    isNewCard,
    isCovered,
    isSettled,
    isTaxMissing,
    isSignedIn,
    email,
    phone,
    me,
    address,
    problems,
    /** The problem of the email, including that the server rejected it. */
    emailProblem: typedEmail === refusedEmail ? ('refused' as const) : problems.email,
    attempts,
    /**
     * Why nothing was paid: the address was not saved, or one `field` of it, which shows that itself, or no
     * `method` was chosen; null if none of these.
     */
    missing,
    mustAgree: mustAgree === true,
    acceptedCards: acceptedCards ?? [],
    isAddressAsked,
    typedEmail,
    isSame,
    isKept,
    hasAgreed,
    wantsTexts,
    mobile,
    setTypedEmail,
    setSame,
    setKept,
    setAgreed,
    setWantsTexts,
    setMobile,
    choose(next: Method) {
      setChosen(next)
      editOrder()
      if (next === 'wallet') near()
    },
    /** Loads the saved cards again; they do not replace a card that is being typed. */
    retryCards() {
      setChosen(method)
      return readCards()
    },
    /** Handles a press on the order button. */
    press: wallet.press,
    /** Loads the wallet's script, once the shopper comes near it. */
    near,
  }
}

/** The typed code; "Place order" waits for a running "Apply". */
function useRunningCode(): TypedCode {
  const typed = useTypedCode('billing')
  const running = useRef<Promise<boolean> | null>(null)
  return {
    ...typed,
    apply() {
      running.current ??= typed.apply().finally(() => {
        running.current = null
      })
      return running.current
    },
  }
}

export type Billing = ReturnType<typeof useBilling>
