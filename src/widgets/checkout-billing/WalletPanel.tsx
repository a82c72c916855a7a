import { useTexts } from '../../hooks'
import { useRetainedFocus, WalletStanding } from '../../parts'
import { fill } from '../../texts/catalogue'
import { walletTexts } from '../../texts/wallet'
import type { Billing } from './useBilling'

/** Text about the wallet while it is selected; the button that pays is at the bottom of the page. */
export function WalletPanel({ billing: { wallet } }: { billing: Billing }) {
  const texts = useTexts(walletTexts)
  const name = wallet.name ?? ''
  const place = useRetainedFocus(wallet.status)
  return (
    <div {...place}>
      <WalletStanding wallet={wallet} blocked={texts.blockedHere} ineligible={texts.ineligibleHere}>
        <p className="gw-note" role="status">
          {!wallet.isApproved && fill(wallet.buttonRef ? texts.press : texts.opens, { name })}
        </p>
        {wallet.messageRef && <div ref={wallet.messageRef} className="gw-billing-later" />}
      </WalletStanding>
    </div>
  )
}
