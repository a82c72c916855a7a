import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createWalletPayment, type WalletStatus } from '../store/checkout/walletPayment'
import type { Payment } from '../store/order/order'
import { useStore } from './StoreProvider'
import { useCart } from './useCart'

export type { WalletStatus }

export interface UseWalletOptions {
  /** False where its script is asked for by `load` alone, as once the shopper comes near it. */
  isNear?: boolean
  /** What a press of the wallet's own button does: it calls `pay`, or ends without; usually `placeOrder`. */
  onPress?(): unknown
}

export interface UseWalletResult {
  /** What shoppers call it; null where the store has none. */
  name: string | null
  /**
   * `none` where the store has no wallet, `idle` before its script was asked for, `slow` once that takes more
   * than ten seconds; `cancelled`, `popup-blocked` and `failed` allow another start.
   */
  status: WalletStatus
  /** Fetches its script, also again after it was blocked. Never rejects. */
  load(): Promise<void>
  /** Pays an amount in US cents, for `placeOrder`, which has checked the cart; fails where it is not there. Never rejects. */
  pay(amountCents: number): Promise<Payment>
  /** For the `ref` of the element that gets the wallet's own button; null where the button is yours. */
  buttonRef: ((place: HTMLElement | null) => (() => void) | undefined) | null
  /** For the `ref` of the element that gets what the wallet says of paying later; null where it says nothing. */
  messageRef: ((place: HTMLElement | null) => (() => void) | undefined) | null
  /** Lets go of a press of the wallet's own button that is to lead to no payment yet. */
  release(): void
}

const SLOW_MS = 10_000
const LOADED: ReadonlySet<WalletStatus> = new Set([
  'ready',
  'paying',
  'cancelled',
  'popup-blocked',
  'failed',
  'approved',
])

/**
 * The wallet of the store, from its first byte to the outcome of the payment.
 *
 * @example
 * const { placeOrder } = useCheckout()
 * const order = () => placeOrder({ reviewedCents: 12985, pay })
 * const { name, status, pay, buttonRef } = useWallet({ onPress: order })
 * if (buttonRef) return <div ref={buttonRef} />
 * return status === 'ready' ? <button onClick={order}>Pay with {name}</button> : null
 */
export function useWallet({ isNear = true, onPress }: UseWalletOptions = {}): UseWalletResult {
  const store = useStore()
  const { wallet, clock } = store
  const [status, setStatus] = useState<WalletStatus>(wallet ? 'idle' : 'none')
  const due = useCart().totals?.amountDue ?? 0
  const payment = useMemo(() => createWalletPayment(wallet, setStatus), [wallet])

  const load = useCallback(async () => {
    if (!wallet) return
    setStatus('loading')
    const stop = clock.after(SLOW_MS, () => setStatus('slow'))
    try {
      await wallet.load()
      setStatus(wallet.eligible ? 'ready' : 'ineligible')
    } catch {
      setStatus('blocked')
    }
    stop()
  }, [wallet, clock])
  useEffect(() => {
    if (isNear) void load()
  }, [load, isNear])

  // A button that was drawn once does what a press does by now.
  const latest = useRef(onPress)
  useLayoutEffect(() => {
    latest.current = onPress
  })
  const isLoaded = LOADED.has(status)
  const buttonRef = useCallback(
    (place: HTMLElement | null) =>
      place
        ? wallet?.drawButton?.(
            place,
            payment.buttonFor(() => latest.current?.()),
          )
        : undefined,
    [wallet, payment],
  )
  const messageRef = useCallback(
    (place: HTMLElement | null) => (place ? wallet?.drawMessage?.(place, due) : undefined),
    [wallet, due],
  )

  return {
    name: wallet?.name ?? null,
    status,
    load,
    // Nobody would ever answer.
    pay: isLoaded ? payment.pay : async () => ({ type: 'wallet-failed' }),
    release: payment.release,
    buttonRef: isLoaded && wallet?.drawButton ? buttonRef : null,
    messageRef: isLoaded && wallet?.drawMessage ? messageRef : null,
  }
}
