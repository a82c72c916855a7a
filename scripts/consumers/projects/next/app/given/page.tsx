import { contract, createClient } from 'giftwell/api'
import { cookies } from 'next/headers'
import { Shop } from '../../shared/Shop'
import { StyledCart } from '../../shared/StyledCart'

/** The requesting shopper's cart in the HTML: read here, with their own cookies. */
export default async function Page() {
  const cookie = (await cookies()).toString()
  const api = createClient({ baseUrl: process.env.SHOP_API, headers: { cookie } })
  // If the shop's server does not respond, the cart is rendered as not loaded.
  const cart = await api.call(contract.getCart, { query: {} }).catch(() => null)
  return (
    <Shop cart={cart}>
      <StyledCart />
    </Shop>
  )
}
