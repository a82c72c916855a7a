import type { ShopProduct } from '../../domain/product/shopProduct'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { pdpTexts } from '../../texts/pdp'
import { VisuallyHidden } from '../../ui'

/** The product's name, tagline and rating. */
export function Heading({ item }: { item: ShopProduct }) {
  const { name, tagline, rating } = item
  const texts = useTexts(pdpTexts)
  const isRated = rating && rating.count > 0 && rating.stars > 0 && rating.stars <= 5
  return (
    <div className="gw-purchase-head">
      <h1 className="gw-purchase-title" data-gw-heading tabIndex={-1}>
        {name}
      </h1>
      {isRated && (
        <p className="gw-purchase-rating">
          <span aria-hidden="true">
            ★ {rating.stars.toFixed(1)} ({rating.count})
          </span>
          <VisuallyHidden>
            {fill(texts.rating, { count: rating.count, stars: rating.stars.toFixed(1) })}
          </VisuallyHidden>
        </p>
      )}
      {tagline && <p className="gw-purchase-tagline">{tagline}</p>}
    </div>
  )
}
