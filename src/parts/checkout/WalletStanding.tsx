import type { ReactNode } from 'react'
import { type UseWalletResult, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { walletTexts } from '../../texts/wallet'
import { Button, Message, Spinner } from '../../ui'

interface WalletStandingProps {
  wallet: UseWalletResult
  /** Texts if it failed to load, or is not available to this shopper; `{name}` is the wallet. */
  blocked: string
  ineligible: string
  /** Shown once the wallet is ready. */
  children: ReactNode
}

/** Shows its content once a wallet is ready; otherwise why it is not, and what can be done. */
export function WalletStanding({ wallet, blocked, ineligible, children }: WalletStandingProps) {
  const { name, status, load } = wallet
  const { loading } = useTexts(walletTexts)
  const { slow, tryAgain } = useTexts(commonTexts)
  const say = (text: string) => fill(text, { name: name ?? '' })
  const again = <Button onClick={() => void load()}>{tryAgain}</Button>
  switch (status) {
    case 'none':
      return null
    case 'idle':
    case 'loading':
      return (
        <p className="gw-note" role="status">
          <Spinner /> {say(loading)}
        </p>
      )
    case 'slow':
      return (
        <Message tone="info" role="status" actions={again}>
          {slow}
        </Message>
      )
    case 'blocked':
      return (
        <Message tone="info" role="alert" actions={again}>
          {say(blocked)}
        </Message>
      )
    case 'ineligible':
      return (
        <p className="gw-note" role="status">
          {say(ineligible)}
        </p>
      )
    default:
      return children
  }
}
