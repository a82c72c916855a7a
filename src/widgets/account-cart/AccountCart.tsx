import { useMiniCart } from '../../hooks'

/** The account and cart buttons of a page header. */
export function AccountCart() {
  const { itemCount } = useMiniCart()
  return <div className="gw-account-cart">{itemCount}</div>
}
