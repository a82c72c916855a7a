import { Component, type ReactNode, useEffect } from 'react'
import { isNothingDue } from '../../domain/cart/totals'
import { useCart, useCheckout, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { walletTexts } from '../../texts/wallet'
import { WalletPay, type WalletPayProps } from './WalletPay'
import './WalletRegion.css'

/**
 * The wallet below the checkout button; nothing if nothing is due. Its failures do not affect checkout.
 */
export function WalletRegion({ onBefore }: Pick<WalletPayProps, 'onBefore'>) {
  const name = useStore().wallet?.name
  const texts = useTexts(walletTexts)
  const { totals } = useCart()
  const { status, refuseChange } = useCheckout()
  const isCovered = totals !== null && isNothingDue(totals)
  // The press applied the gift card that was typed: its order must not wait for an answer.
  useEffect(() => {
    if (isCovered && status === 'confirming-change') refuseChange()
  }, [isCovered, status, refuseChange])
  if (name === undefined || isCovered) return null
  return (
    <div className="gw-wallet">
      <p className="gw-wallet-or gw-note">{texts.or}</p>
      <WalletBoundary instead={<p className="gw-note">{fill(texts.crashed, { name })}</p>}>
        <WalletPay onBefore={onBefore} />
      </WalletBoundary>
    </div>
  )
}

interface WalletBoundaryProps {
  /** Shown in its place after a crash. */
  instead: ReactNode
  children: ReactNode
}

/** Error boundary around the wallet, so that a crash does not affect the page. */
export class WalletBoundary extends Component<WalletBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.instead : this.props.children
  }
}
