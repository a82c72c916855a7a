import { AccountLink } from './AccountLink'
import { CartButton } from './CartButton'
import './account-cart.css'

/** What stands at the end of a page header: who the shopper is, and what is in the cart. */
export function AccountCart() {
  return (
    <div className="gw-account-cart">
      <AccountLink />
      <CartButton />
    </div>
  )
}
