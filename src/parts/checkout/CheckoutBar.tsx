import { safeUrl } from '../../domain/page/urls'
import { useCart, useFormat, usePage, useTexts } from '../../hooks'
import { summaryTexts } from '../../texts/summary'
import { CheckoutButton, type CheckoutButtonProps } from './CheckoutButton'
import './CheckoutBar.css'

/**
 * A sticky bar at the bottom of a narrow screen with the total and the checkout button. It must be the last
 * child of its container, because it is sticky within it.
 */
export function CheckoutBar(props: CheckoutButtonProps) {
  const format = useFormat()
  const { totals } = useCart()
  const { links } = usePage()
  const texts = useTexts(summaryTexts)
  if (!totals || !safeUrl(links.checkout)) return null
  return (
    <div className="gw-checkout-bar" data-gw-foot>
      <p className="gw-checkout-bar-total">
        <span className="gw-note">{texts.totalShort}</span>{' '}
        <span className="gw-checkout-bar-amount">{format.money(totals.amountDue)}</span>
      </p>
      <CheckoutButton {...props} />
    </div>
  )
}
