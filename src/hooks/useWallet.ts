import { useCallback, useEffect, useState } from 'react'
import { validityActions } from '../store/cart/actions'
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

  const start = useCallback(async () => {
    if (!wallet) return
    setStatus('checking')
    // What is in the way is shown by whoever shows the cart's problems.
    if ((await validate()).status !== 'valid') return setStatus('ready')
    setStatus('paying')
    try {
      wallet.start({
        onApprove: () => setStatus('approved'),
        onCancel: () => setStatus('cancelled'),
        onError: () => setStatus('failed'),
      })
    } catch {
      setStatus('failed')
    }
  }, [wallet, validate])

  return { name: wallet?.name ?? null, status, load, start }
}
