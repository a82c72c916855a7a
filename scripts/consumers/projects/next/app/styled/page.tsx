import { formatUsd } from 'giftwell/rules'
import { Shop } from '../../shared/Shop'
import { StyledCart } from '../../shared/StyledCart'

/** A server component: rules run there, and the hooks do not. */
export default function Page() {
  return (
    <Shop>
      <p>Gifts from {formatUsd(1995)}</p>
      <StyledCart />
    </Shop>
  )
}
