import { Fragment, type Ref } from 'react'
import type { PcpData } from '../../domain/product/pcpData'
import type { ListedProduct } from '../../domain/product/productList'
import { seenProduct } from '../../domain/product/seenProduct'
import { useImpressions, useStore } from '../../hooks'
import { ProductCard } from '../../parts'
import { PromoTile } from './PromoTile'

interface ProductGridProps {
  products: readonly ListedProduct[]
  units: ReadonlyMap<number, number>
  promo: PcpData['promo']
  /** Name of the list in analytics. */
  list: string
  /** Where in the shop something is added. */
  location: string
  ref: Ref<HTMLUListElement>
}

/** Number of photos above the fold. */
const FIRST = 4

/** Number of products before the promotional tile. */
const AFTER = 5

/** The products, with a promotional tile among them. */
export function ProductGrid({ products, units, promo, list, location, ref }: ProductGridProps) {
  const now = useStore().now().getTime()
  const { watch } = useImpressions({ list })
  const after = Math.min(promo?.after ?? AFTER, products.length)
  return (
    <ul ref={ref} className="gw-pcp-grid">
      {products.map((product, index) => (
        <Fragment key={product.item_id}>
          <ProductCard
            ref={watch(seenProduct(product, index, now))}
            product={product}
            units={units.get(product.item_id)}
            heading="h2"
            isEager={index < FIRST}
            location={location}
          />
          {promo && index + 1 === after && <PromoTile promo={promo} />}
        </Fragment>
      ))}
    </ul>
  )
}
