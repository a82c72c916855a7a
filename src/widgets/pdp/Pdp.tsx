import { useState } from 'react'
import type { PdpData } from '../../domain/product/pdpData'
import { useStoreEvent } from '../../hooks'
import { lazyPart } from '../../parts'
import { more } from './lazyMore'
import { ProductPage } from './ProductPage'

const PageWithMore = lazyPart(more, () => ProductPage)

/**
 * The product page. Without a product, the server's HTML stays. If the first screen needs lazy code, as for
 * a club or an e-gift, it stays until that has loaded. A sign-out clears what the customer chose and typed.
 */
export function Pdp(data: Partial<PdpData>) {
  const { product } = data
  const [session, setSession] = useState({ count: 0, hadFocus: false })
  useStoreEvent('signed-out', () => {
    const hadFocus = document.activeElement?.closest('.gw-pdp') != null
    setSession(({ count }) => ({ count: count + 1, hadFocus }))
  })
  if (!product) return null
  const Page = product.is_egift || product.is_club ? PageWithMore : ProductPage
  return (
    <Page
      key={`${product.item_id} ${session.count}`}
      data={{ ...data, product }}
      takesFocus={session.hadFocus}
    />
  )
}
