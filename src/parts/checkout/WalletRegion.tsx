import { Component, type ReactNode } from 'react'
import { useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { walletTexts } from '../../texts/wallet'
import { WalletPay } from './WalletPay'
import './WalletRegion.css'

/** The wallet under the way to checkout. Whatever becomes of it, checkout stays as it is. */
export function WalletRegion() {
  const name = useStore().wallet?.name
  const texts = useTexts(walletTexts)
  if (name === undefined) return null
  return (
    <div className="gw-wallet">
      <p className="gw-wallet-or gw-note">{texts.or}</p>
      <WalletBoundary instead={<p className="gw-note">{fill(texts.crashed, { name })}</p>}>
        <WalletPay />
      </WalletBoundary>
    </div>
  )
}

interface WalletBoundaryProps {
  /** Shown in its place after a crash. */
  instead: ReactNode
  children: ReactNode
}

/** Keeps a crash of the wallet to itself: the page around it stays. */
export class WalletBoundary extends Component<WalletBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.instead : this.props.children
  }
}
