import { useEffect, useRef } from 'react'
import { type Payment, type UseWalletResult, useCheckout, useWallet } from '../../hooks'

type Pay = (amountCents: number) => Promise<Payment>

interface WalletOrderOptions {
  /** Places the order; `pay` is what pays it by the wallet. */
  order(pay: Pay): Promise<unknown>
  /** False where its script waits for `load`. */
  isNear?: boolean
}

export interface WalletOrder extends UseWalletResult {
  /** What a press does: it orders, or agrees to a total that has changed. */
  press(): Promise<unknown>
}

/** The wallet as that by which an order is paid, whether the button is the page's own or the wallet's. */
export function useWalletOrder({ order, isNear }: WalletOrderOptions): WalletOrder {
  const { status, acceptChange } = useCheckout()
  const ordered = useRef<Promise<unknown>>(Promise.resolve())
  const wallet = useWallet({ isNear, onPress: press })
  const { release } = wallet
  function press() {
    if (status === 'confirming-change') acceptChange()
    else ordered.current = order(wallet.pay)
    return ordered.current
  }
  // A total that has changed is shown first, with the wallet's window closed.
  const isAsked = status === 'confirming-change'
  useEffect(() => {
    if (isAsked) release()
  }, [isAsked, release])
  return { ...wallet, press }
}
