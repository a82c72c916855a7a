import { useCallback, useEffect, useState } from 'react'
import { validityActions } from '../store/cart/actions'
import type { Payment } from '../store/order/order'
import { useStore } from './StoreProvider'

/** Status of the wallet. */
export type WalletStatus =
  | 'none'
  | 'loading'
  | 'blocked'
  | 'ineligible'
  | 'ready'
  | 'checking'
  | 'paying'
  | 'cancelled'
  | 'failed'
  | 'approved'

export interface UseWalletResult {
  /** What shoppers call it; null where the store has none. */
  name: string | null
  /** `none` where the store has no wallet; `cancelled` and `failed` allow another start. */
  status: WalletStatus
  /** Fetches it again, after it was blocked. Never rejects. */
  load(): Promise<void>
  /** Checks the cart, and starts paying where it is valid. Never rejects. */
  start(): Promise<void>
  /** Starts paying on a cart that was checked, for `placeOrder`. Never rejects. */
  pay(): Promise<Payment>
}

/**
 * The wallet of the store, from its first byte to the outcome of the payment.
 *
 * @example
 * const { name, status, start } = useWallet()
 * return status === 'ready' ? <button onClick={start}>Pay with {name}</button> : null
 */
export function useWallet(): UseWalletResult {
  const store = useStore()
  const { wallet } = store
  const { validate } = store.use(validityActions)
  const [status, setStatus] = useState<WalletStatus>(wallet ? 'loading' : 'none')

  const load = useCallback(async () => {
    if (!wallet) return
    setStatus('loading')
    try {
      await wallet.load()
      setStatus(wallet.eligible ? 'ready' : 'ineligible')
    } catch {
      setStatus('blocked')
    }
  }, [wallet])
  useEffect(() => void load(), [load])

  const pay = useCallback(
    () =>
      new Promise<Payment>((resolve) => {
        const end = (now: WalletStatus, payment: Payment) => {
          setStatus(now)
          resolve(payment)
        }
        const fail = () => end('failed', { type: 'wallet-failed' })
        setStatus('paying')
        try {
          if (!wallet) return fail()
          wallet.start({
            onApprove: (wallet_order_id) =>
              end('approved', {
                type: 'wallet-approved',
                info: { method: 'wallet', wallet_order_id },
              }),
            onCancel: () => end('cancelled', { type: 'wallet-cancelled' }),
            onError: fail,
          })
        } catch {
          fail()
        }
      }),
    [wallet],
  )

  const start = useCallback(async () => {
    if (!wallet) return
    setStatus('checking')
    // What is in the way is shown by whoever shows the cart's problems.
    if ((await validate()).status !== 'valid') return setStatus('ready')
    await pay()
  }, [wallet, validate, pay])

  return { name: wallet?.name ?? null, status, load, start, pay }
}
