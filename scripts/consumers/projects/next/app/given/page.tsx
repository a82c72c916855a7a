import { contract, createClient } from 'giftwell/api'
import { cookies } from 'next/headers'
import { Shop } from '../../shared/Shop'
import { StyledCart } from '../../shared/StyledCart'

/** The cart of the one who asks, in the HTML: read here, with the shopper's own cookies. */
export default async function Page() {
  const cookie = (await cookies()).toString()
  const api = createClient({ baseUrl: process.env.SHOP_API, headers: { cookie } })
  // A shop whose server does not answer is drawn as one that has not been asked.
  const cart = await api.call(contract.getCart, { query: {} }).catch(() => null)
  return (
    <Shop cart={cart}>
      <StyledCart />
    </Shop>
  )
}
