import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isNothingDue } from '../../domain/cart/totals'
import { type Payment, useCart, useCheckout, useFormat, useTexts } from '../../hooks'
import { billingTexts, orderTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { questionTexts } from '../../texts/question'
import { stepTexts } from '../../texts/step'
import { walletTexts } from '../../texts/wallet'
import { Button, Message } from '../../ui'
import { whenNear } from '../lazy/whenNear'
import { Failure } from '../page/Failure'
import { ChangedTotal } from './ChangedTotal'
import { UnreadyGifts } from './UnreadyGifts'
import { useAccountQuestion } from './useAccountQuestion'
import { useFrameInSight } from './useFrameInSight'
import { type Pay, useWalletOrder, type WalletOrder } from './useWalletOrder'
import { WalletStanding } from './WalletStanding'
import './WalletPay.css'

/** Texts for a wallet that is unavailable or has failed; `{name}` is the wallet. */
type WalletWords = Readonly<Record<'blocked' | 'ineligible' | 'failed', string>>

export interface WalletPayProps {
  /** Texts for pages without another way to pay. */
  says?: WalletWords
  /** Runs before the order; if it resolves to false, nothing is ordered, as when a typed code was rejected. */
  onBefore?(): Promise<boolean>
}

/**
 * Orders with the wallet from here, or without it if nothing is due; the surrounding page shows the
 * outcome of the order.
 */
export function WalletPay({ says, onBefore }: WalletPayProps) {
  const { totals } = useCart()
  const isCovered = totals !== null && isNothingDue(totals)
  const askForAccount = useAccountQuestion()
  const { status, isBusy, isUncertain, placeOrder } = useCheckout()
  const texts = useTexts(walletTexts)
  const { placing } = useTexts(orderTexts)
  const { place: placeText } = useTexts(billingTexts)
  const format = useFormat()
  const { unknownText } = useTexts(questionTexts)
  const place = useKeptFocus()
  const isNear = useNear(place.ref)
  useFrameInSight()
  const [isPreparing, setPreparing] = useState(false)
  const mayOrder = async () =>
    (!onBefore || (await onBefore())) && !(await askForAccount(() => wallet.release()))
  const order = async (pay: Pay) => {
    if (isPreparing) return
    setPreparing(true)
    const isReady = await mayOrder().finally(() => setPreparing(false))
    if (!isReady) return
    await placeOrder({
      reviewedCents: totals?.amountDue ?? 0,
      pay: async (cents) => (cents === 0 ? BY_GIFT_CARD : pay(cents)),
    })
  }
  const wallet = useWalletOrder({ isNear: isNear && !isCovered, order })
  const say = (text: string) => fill(text, { name: wallet.name ?? '' })
  if (isUncertain)
    return (
      <Message tone="info" role="status">
        {unknownText}
      </Message>
    )
  const words = says ?? texts
  if (isCovered)
    return (
      <div {...place} className="gw-wallet-pay">
        {/* The button says that the order is being placed; no wallet has approved it. */}
        {status !== 'placing' && <WalletNews wallet={wallet} failed={words.failed} />}
        <Button
          variant="primary"
          saves
          isBusy={isBusy || isPreparing}
          busyText={placing}
          onClick={() => void wallet.press()}
        >
          {fill(placeText, { amount: format.money(0) })}
        </Button>
      </div>
    )
  return (
    <div {...place} className="gw-wallet-pay">
      <WalletStanding wallet={wallet} blocked={words.blocked} ineligible={words.ineligible}>
        <WalletNews wallet={wallet} failed={words.failed} />
        {wallet.buttonRef && <div ref={wallet.buttonRef} hidden={!wallet.isDrawn} />}
        {!wallet.isDrawn && (
          <Button
            className="gw-wallet-button"
            saves
            isBusy={isBusy || isPreparing}
            busyText={status === 'placing' ? placing : say(texts.paying)}
            onClick={() => void wallet.press()}
          >
            {say(texts.pay)}
          </Button>
        )}
      </WalletStanding>
    </div>
  )
}

const BY_GIFT_CARD: Payment = { type: 'card-secured', info: { method: 'gift-card' } }

/** The outcome of the last press, and what blocks the order. */
function WalletNews({ wallet, failed }: { wallet: WalletOrder; failed: string }) {
  const { status, reason, change, failure, wasNotSeen } = useCheckout()
  const texts = useTexts(walletTexts)
  const words = useTexts(orderTexts)
  const { offline } = useTexts(stepTexts)
  const say = (text: string) => fill(text, { name: wallet.name ?? '' })
  const info = (text: string, role: 'status' | 'alert' = 'status') => (
    <Message tone="info" role={role}>
      {text}
    </Message>
  )
  if (status === 'confirming-change') return <ChangedTotal />
  if (status === 'blocked') return <UnreadyGifts />
  if (status === 'placing') return info(say(texts.approved))
  if (status === 'declined')
    return (
      <Failure>
        {failure === 'session' ? words.sessionOver : failure ? words.refused : say(failed)}
      </Failure>
    )
  if (status !== 'editing' && status !== 'not-placed') return null
  if (reason === 'change-refused')
    return change?.securedCents == null ? null : info(say(texts.notCharged))
  if (reason === 'wallet-cancelled') return info(say(texts.cancelled))
  if (reason === 'wallet-failed')
    return <Failure>{say(wallet.status === 'popup-blocked' ? texts.popup : failed)}</Failure>
  if (reason === 'locked-elsewhere') return info(words.otherTab, 'alert')
  if (reason !== 'validation-failed') return wasNotSeen ? info(words.notSeen, 'alert') : null
  return (
    <Failure>
      {failure === 'offline' ? offline : failure === 'tax' ? words.taxFailed : words.unreachable}
    </Failure>
  )
}

/** Whether an element has come near the viewport. */
function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(place.current, () => setNear(true)), [place])
  return isNear
}

/** Props of a container that takes focus when the focused element inside it disappears. */
function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus()
  })
  return {
    ref,
    tabIndex: -1,
    onFocus() {
      hadFocus.current = true
    },
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      if (relatedTarget) hadFocus.current = false
    },
  }
}
