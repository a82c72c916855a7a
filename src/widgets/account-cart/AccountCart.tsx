import { AccountLink } from './AccountLink'
import { CartButton } from './CartButton'
import './account-cart.css'

/** The end of a page header: account and cart. */
export function AccountCart() {
  return (
    <div className="gw-account-cart">
      <AccountLink />
      <CartButton />
    </div>
  )
}
