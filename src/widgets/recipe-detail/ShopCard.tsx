import { type Ref, useEffect, useId, useRef, useState } from 'react'
import type { ShopProduct } from '../../domain/product/shopProduct'
import { useRecipeProducts, useTexts } from '../../hooks'
import { whenNear } from '../../parts'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import './shop-card.css'
import { ShopRow } from './ShopRow'

interface ShopCardProps {
  ref: Ref<HTMLElement>
  servings: number | null
  products: readonly ShopProduct[]
  swaps: readonly ShopProduct[]
}

/** Products for a recipe. Requests stock when the shopper scrolls near. */
export function ShopCard({ ref, servings, products, swaps }: ShopCardProps) {
  const place = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(place.current, () => setNear(true)), [])
  const { items, swap } = useRecipeProducts(products, { servings, swaps, isWanted: isNear })
  const texts = useTexts(recipeDetailTexts)
  const id = useId()
  return (
    <section className="gw-shop-card" ref={ref} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {texts.shop}
      </h2>
      <ul className="gw-shop-card-list" ref={place}>
        {items.map((item, at) => (
          <ShopRow key={item.product.item_id} item={item} swap={at === 0 ? swap : null} />
        ))}
        {swap && <ShopRow item={swap} swap={null} />}
      </ul>
    </section>
  )
}
