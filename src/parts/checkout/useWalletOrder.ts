import { useEffect, useRef } from 'react'
import { type Payment, type UseWalletResult, useCheckout, useWallet } from '../../hooks'

export type Pay = (amountCents: number) => Promise<Payment>

interface WalletOrderOptions {
  /** Places the order; `pay` pays with the wallet. */
  order(pay: Pay): Promise<unknown>
  /** False if its script should wait for `load`. */
  isNear?: boolean
}

export interface WalletOrder extends UseWalletResult {
  /** Whether the shopper has approved the payment in the wallet, so that only the order is left to place. */
  isApproved: boolean
  /** Whether the wallet's own button is shown. */
  isDrawn: boolean
  /** Handles a press: places the order, or accepts a changed total. */
  press(): Promise<unknown>
}

/** Paying for an order with the wallet, whether the page or the wallet renders the button. */
export function useWalletOrder({ order, isNear }: WalletOrderOptions): WalletOrder {
  const { status, change, acceptChange } = useCheckout()
  const ordered = useRef<Promise<unknown>>(Promise.resolve())
  const wallet = useWallet({ isNear, onPress: press })
  const { release } = wallet
  function press() {
    if (status === 'confirming-change') acceptChange()
    else ordered.current = order(wallet.pay)
    return ordered.current
  }
  // A changed total is shown first, with the wallet's window closed.
  const isAsked = status === 'confirming-change'
  const isApproved = status === 'placing' || (isAsked && change?.securedCents === change?.to)
  useEffect(() => {
    if (isAsked) release()
  }, [isAsked, release])
  return { ...wallet, press, isApproved, isDrawn: wallet.buttonRef !== null && !isApproved }
}
