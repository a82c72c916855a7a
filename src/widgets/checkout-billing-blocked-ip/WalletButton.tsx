import { useCart, useCheckout, useFormat, useTexts, useWallet } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { walletTexts } from '../../texts/wallet'
import { Button, Message } from '../../ui'

/** Pays with the wallet, where this shopper may. */
export function WalletButton() {
  const { name, status: wallet, pay } = useWallet()
  const { totals } = useCart()
  const { status, reason, isBusy, change, placeOrder, acceptChange } = useCheckout()
  const format = useFormat()
  const texts = useTexts(walletTexts)
  const words = useTexts(orderTexts)
  if (!name || wallet === 'ineligible' || wallet === 'blocked' || wallet === 'loading') return null
  const say = (text: string) => fill(text, { name })
  const isClosed = status === 'editing' && reason === 'wallet-cancelled'
  const isFailed = status === 'declined' || (status === 'editing' && reason === 'wallet-failed')
  const press = () =>
    change && status === 'confirming-change'
      ? acceptChange()
      : void placeOrder({ reviewedCents: totals?.amountDue ?? 0, pay })
  return (
    <>
      <Button saves isBusy={isBusy} busyText={words.placing} onClick={press}>
        {say(texts.pay)}
      </Button>
      {change && status === 'confirming-change' && (
        <Message tone="info" role="alert">
          {fill(words.changed, { old: format.money(change.from), new: format.money(change.to) })}
        </Message>
      )}
      {(isClosed || isFailed) && (
        <Message tone="info" role="alert">
          {say(isClosed ? words.walletClosed : words.walletFailed)}
        </Message>
      )}
    </>
  )
}
