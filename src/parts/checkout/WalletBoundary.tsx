import { Component, type ReactNode } from 'react'

interface WalletBoundaryProps {
  /** Shown in its place after a crash. */
  instead: ReactNode
  children: ReactNode
}

/** Keeps a crash of the wallet to itself: the cart around it stays. */
export class WalletBoundary extends Component<WalletBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.instead : this.props.children
  }
}
