import type { PdpData } from '../../domain/product/pdpData'
import { lazyPart } from '../../parts'
import { more } from './lazyMore'
import { ProductPage } from './ProductPage'

const PageWithMore = lazyPart(more, () => ProductPage)

/**
 * The product page. Without a product, the server's HTML stays. If the first screen needs lazy code, as for
 * a club or an e-gift, it stays until that has loaded.
 */
export function Pdp(data: Partial<PdpData>) {
  const { product } = data
  if (!product) return null
  const Page = product.is_egift || product.is_club ? PageWithMore : ProductPage
  return <Page key={product.item_id} data={{ ...data, product }} />
}
