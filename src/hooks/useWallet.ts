import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createWalletPayment, type WalletStatus } from '../store/checkout/walletPayment'
import type { Payment } from '../store/order/payment'
import { useStore } from './StoreProvider'
import { useCart } from './useCart'

export type { WalletStatus }

export interface UseWalletOptions {
  /** Set to false to load the script only with `load`, as when the shopper scrolls near it. Default true. */
  isNear?: boolean
  /**
   * Called when the wallet's own button is pressed; usually calls `placeOrder`, or `acceptChange` if a changed total
   * is shown. Returns the promise of `placeOrder`: until it calls `pay` or settles, the wallet waits for an amount.
   */
  onPress?(): unknown
}

export interface UseWalletResult {
  /** The wallet's name for shoppers; null if the store has none. */
  name: string | null
  /**
   * `none` if the store has no wallet, `idle` before its script is requested, `slow` once loading takes more
   * than ten seconds; payment can be started again after `cancelled`, `popup-blocked` and `failed`.
   */
  status: WalletStatus
  /** Loads the wallet's script; call it again to retry after it was blocked. Never rejects. */
  load(): Promise<void>
  /** Pays an amount in US cents, for `placeOrder`, which checks the cart; fails if not loaded. Never rejects. */
  pay(amountCents: number): Promise<Payment>
  /** For the `ref` of the element that holds the wallet's own button; null if you render the button. */
  buttonRef: ((place: HTMLElement | null) => (() => void) | undefined) | null
  /** For the `ref` of the element that holds the wallet's pay-later message; null if it has none. */
  messageRef: ((place: HTMLElement | null) => (() => void) | undefined) | null
  /** Releases a press of the wallet's own button that should not start a payment yet. */
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
 * The store's wallet, from loading its script to the outcome of the payment.
 *
 * @example
 * const { status, change, placeOrder, acceptChange } = useCheckout()
 * const isAsked = status === 'confirming-change'
 * const ordered = useRef<Promise<unknown>>(null)
 * const press = () => {
 *   if (isAsked) acceptChange()
 *   else ordered.current = placeOrder({ reviewedCents: 12985, pay })
 *   return ordered.current
 * }
 * const { pay, buttonRef, release } = useWallet({ onPress: press })
 * // Closes the wallet's window until the shopper has seen the change and presses again.
 * useEffect(() => { if (isAsked) release() }, [isAsked, release])
 * // Without `buttonRef`, render a button with `onClick={press}` once the wallet is `ready`.
 * return (
 *   <>
 *     {isAsked && change && <p role="alert">The total is now {formatUsd(change.to)}.</p>}
 *     {buttonRef && <div ref={buttonRef} />}
 *   </>
 * )
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
    if (isNear && status === 'idle') void load()
  }, [load, isNear, status])

  // The button is drawn only once, so it must call the latest `onPress`.
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
    // A wallet that is not loaded would never respond.
    pay: isLoaded ? payment.pay : async () => ({ type: 'wallet-failed' }),
    release: payment.release,
    buttonRef: isLoaded && wallet?.drawButton ? buttonRef : null,
    messageRef: isLoaded && wallet?.drawMessage ? messageRef : null,
  }
}
