import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { walletTexts } from '../../texts/wallet'
import { Button, Message, Spinner } from '../../ui'
import type { Billing } from './useBilling'

/** What is said of the wallet while it is chosen: the press that pays is the page's own. */
export function WalletPanel({ billing: { wallet } }: { billing: Billing }) {
  const { name, status, load } = wallet
  const texts = useTexts(walletTexts)
  const { tryAgain } = useTexts(commonTexts)
  const say = (text: string) => fill(text, { name: name ?? '' })
  if (status === 'loading')
    return (
      <p className="gw-note" role="status">
        <Spinner /> {say(texts.loading)}
      </p>
    )
  if (status === 'blocked')
    return (
      <Message tone="info" actions={<Button onClick={() => void load()}>{tryAgain}</Button>}>
        {say(texts.blockedHere)}
      </Message>
    )
  if (status === 'ineligible') return <Message tone="info">{say(texts.ineligibleHere)}</Message>
  return <p className="gw-note">{say(texts.opens)}</p>
}
