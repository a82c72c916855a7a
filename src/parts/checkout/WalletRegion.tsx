import { Component, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useStore, useTexts, useWallet } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { walletTexts } from '../../texts/wallet'
import { Button, Message, Spinner } from '../../ui'
import { Failure } from '../page/Failure'
import './WalletRegion.css'

/** The wallet under the way to checkout. Whatever becomes of it, checkout stays as it is. */
export function WalletRegion() {
  const name = useStore().wallet?.name
  const texts = useTexts(walletTexts)
  if (name === undefined) return null
  return (
    <div className="gw-wallet">
      <p className="gw-wallet-or gw-note">{texts.or}</p>
      <WalletBoundary
        instead={<p className="gw-wallet-note gw-note">{fill(texts.crashed, { name })}</p>}
      >
        <Wallet name={name} />
      </WalletBoundary>
    </div>
  )
}

function Wallet({ name }: { name: string }) {
  const { status, load, start } = useWallet()
  const words = useTexts(walletTexts)
  const { tryAgain } = useTexts(commonTexts)
  const say = (text: string) => fill(text, { name })
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // A button that was pressed and goes leaves its focus to the news.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus()
  })

  const isUnderWay = status === 'checking' || status === 'paying'
  const hasButton = isUnderWay || ['ready', 'cancelled', 'failed'].includes(status)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is
    <div
      ref={place}
      className="gw-wallet-body"
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false
      }}
    >
      {status === 'loading' && (
        <p className="gw-wallet-note gw-note" role="status">
          <Spinner /> {say(words.loading)}
        </p>
      )}
      {status === 'ineligible' && <p className="gw-wallet-note gw-note">{say(words.ineligible)}</p>}
      {status === 'blocked' && (
        <Message tone="info" actions={<Button onClick={() => void load()}>{tryAgain}</Button>}>
          {say(words.blocked)}
        </Message>
      )}
      {status === 'cancelled' && (
        <Message tone="info" role="status">
          {say(words.cancelled)}
        </Message>
      )}
      {status === 'failed' && <Failure>{say(words.failed)}</Failure>}
      {status === 'approved' && (
        <Message tone="ok" role="status">
          {say(words.approved)}
        </Message>
      )}
      {hasButton && (
        <Button
          className="gw-wallet-button"
          saves
          isBusy={isUnderWay}
          busyText={say(status === 'checking' ? words.checking : words.paying)}
          onClick={() => void start()}
        >
          {say(words.pay)}
        </Button>
      )}
    </div>
  )
}

interface WalletBoundaryProps {
  /** Shown in its place after a crash. */
  instead: ReactNode
  children: ReactNode
}

/** Keeps a crash of the wallet to itself: the cart around it stays. */
class WalletBoundary extends Component<WalletBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.instead : this.props.children
  }
}
