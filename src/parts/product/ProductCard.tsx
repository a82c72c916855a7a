import type { Ref } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { type CardFacts, cardFacts } from '../../domain/product/cardFacts'
import type { ShopProduct } from '../../domain/product/shopProduct'
import { productSizes } from '../../domain/product/sizes'
import { useFormat, useSaleCountdown, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { pcpTexts } from '../../texts/pcp'
import { addTexts } from '../../texts/pdp'
import { Button, Money } from '../../ui'
import './ProductCard.css'
import { ProductPicture } from './ProductPicture'
import { type AddedFrom, useQuickAdd } from './useQuickAdd'

interface ProductCardProps {
  product: ShopProduct
  /** What is left of it; null where nobody has said. */
  units: number | null
  /** The level of its name, one below what it stands under. */
  heading: 'h2' | 'h3' | 'h4' | 'h5'
  from: AddedFrom
  /** True where it is seen first on the page. */
  isFirst?: boolean
  ref?: Ref<HTMLLIElement>
}

/** A product in a list: its picture, its name as the one link, its price, and a button that adds it. */
export function ProductCard({
  product,
  units,
  heading: Heading,
  from,
  isFirst,
  ref,
}: ProductCardProps) {
  const { name, image, image_alt, url, skus } = product
  const sale = useSaleCountdown(product.sale_ends)
  const facts = cardFacts(product, productSizes(product, null, sale.isOver), units)
  const texts = useTexts(pcpTexts)
  const { quickAdd, isAdding } = useQuickAdd(from)
  const { adding } = useTexts(addTexts)
  const href = safeUrl(url)
  const size = skus[0]?.label
  return (
    <li ref={ref} className="gw-product-card" data-gone={facts.isSoldOut || undefined}>
      <div className="gw-product-card-picture">
        <ProductPicture src={image} alt={image_alt || name} isFirst={isFirst} />
        <Badge facts={facts} units={units} />
      </div>
      <div className="gw-product-card-words">
        <Heading className="gw-product-card-name">
          {href ? (
            <a className="gw-product-card-link" href={href}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        <Price facts={facts} />
        {facts.wasCents !== null && sale.remaining && <Countdown sale={sale} />}
      </div>
      {facts.isSoldOut ? (
        <p className="gw-product-card-add gw-product-card-gone">{texts.soldOut}</p>
      ) : (
        skus.length > 0 && (
          <Button
            className="gw-product-card-add"
            saves
            isBusy={isAdding}
            busyText={adding}
            aria-label={
              isAdding
                ? undefined
                : fill(size ? texts.addItem : texts.addOnly, { item: name, size: size ?? '' })
            }
            onClick={() => void quickAdd(product)}
          >
            {texts.add}
          </Button>
        )
      )}
    </li>
  )
}

function Price({ facts: { priceCents, wasCents, isFrom } }: { facts: CardFacts }) {
  const format = useFormat()
  const texts = useTexts(pcpTexts)
  const { was, now } = useTexts(commonTexts)
  if (priceCents === null) return null
  const amount = format.money(priceCents)
  return (
    <p className="gw-product-card-price">
      <Money
        amount={isFrom ? fill(texts.from, { amount }) : amount}
        was={wasCents === null ? undefined : format.money(wasCents)}
        wasWord={was}
        nowWord={now}
      />
    </p>
  )
}

function Countdown({ sale }: { sale: ReturnType<typeof useSaleCountdown> }) {
  const { ends } = useTexts(bannerTexts)
  return (
    <p className="gw-product-card-left">
      <span role="timer" aria-label={sale.endsOn ? fill(ends, { ...sale.endsOn }) : undefined}>
        {sale.remaining}
      </span>
    </p>
  )
}

function Badge({ facts: { badge }, units }: { facts: CardFacts; units: number | null }) {
  const texts = useTexts(pcpTexts)
  if (badge === null || badge === 'sold-out') return null
  const words = badge === 'low' ? fill(texts.lowStock, { units: units ?? 0 }) : texts[badge]
  return (
    <span className="gw-product-card-badge" data-badge={badge}>
      {words}
    </span>
  )
}
