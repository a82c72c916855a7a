import { useState } from 'react'
import type { PdpData } from '../../domain/product/pdpData'
import { useStoreEvent } from '../../hooks'
import { lazyPart } from '../../parts'
import { more } from './lazyMore'
import { ProductPage } from './ProductPage'

const PageWithMore = lazyPart(more, () => ProductPage)

interface Session {
  /** The number of sign-outs. */
  count: number
  /** The product whose page had the focus at the last one. */
  focused: number | null
}

/**
 * The product page. Without a product, the server's HTML stays. If the first screen needs lazy code, as for
 * a club or an e-gift, it stays until that has loaded. A sign-out clears what the customer chose and typed.
 */
export function Pdp(data: Partial<PdpData>) {
  const { product } = data
  const [session, setSession] = useState<Session>({ count: 0, focused: null })
  useStoreEvent('signed-out', () => {
    const hadFocus = document.activeElement?.closest('.gw-pdp') != null
    const focused = hadFocus && product ? product.item_id : null
    setSession(({ count }) => ({ count: count + 1, focused }))
  })
  if (!product) return null
  const Page = product.is_egift || product.is_club ? PageWithMore : ProductPage
  return (
    <Page
      key={`${product.item_id} ${session.count}`}
      data={{ ...data, product }}
      takesFocus={session.focused === product.item_id}
    />
  )
}
