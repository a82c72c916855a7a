import type { Ref } from 'react'
import { isLow } from '../../domain/line/lowStock'
import { safeUrl } from '../../domain/page/urls'
import { cardBadge } from '../../domain/product/cardBadge'
import { cardPrice } from '../../domain/product/cardPrice'
import { isChosenOnItsPage } from '../../domain/product/products'
import type { ShopProduct } from '../../domain/product/shopProduct'
import { useFormat, useSaleCountdown, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { productCardTexts } from '../../texts/productCard'
import { Button, ButtonLink, Money } from '../../ui'
import { CardBadge } from './CardBadge'
import './ProductCard.css'
import { ProductPhoto } from './ProductPhoto'
import { SaleCountdown } from './SaleCountdown'
import { type AddedFrom, useQuickAdd } from './useQuickAdd'

export interface ProductCardProps extends AddedFrom {
  product: ShopProduct
  /** Units left; absent or null if unknown, in which case it can still be bought. */
  units?: number | null | undefined
  /** Heading level of the name, one below the surrounding heading. Default `h3`. */
  heading?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  /** `row` puts the photo beside the text on a narrow page. Default `tile`. */
  layout?: 'tile' | 'row'
  /** Whether its photo is above the fold. */
  isEager?: boolean
  /** Ref of the `li`. */
  ref?: Ref<HTMLLIElement>
}

/** A product in a list, an `li`: its name as a link, and a button to add it or a link to its options. */
export function ProductCard(props: ProductCardProps) {
  return props.product.sale_ends ? <SaleCard {...props} /> : <Card {...props} isSaleOver={false} />
}

/** A card whose sale ends; only these re-render with the clock. */
function SaleCard(props: ProductCardProps) {
  const { isOver } = useSaleCountdown(props.product.sale_ends)
  return <Card {...props} isSaleOver={isOver} />
}

function Card({
  product,
  units,
  heading: Heading = 'h3',
  layout = 'tile',
  isEager,
  location,
  csplId,
  ref,
  isSaleOver,
}: ProductCardProps & { isSaleOver: boolean }) {
  const price = cardPrice(product, isSaleOver)
  const stock = units == null ? null : units <= 0 ? 'gone' : isLow(units) ? 'low' : null
  const badge = cardBadge(product, price, stock)
  const href = safeUrl(product.url)
  return (
    <li
      ref={ref}
      className="gw-product-card"
      data-layout={layout}
      data-gone={stock === 'gone' || undefined}
      data-gw-product={product.item_id}
    >
      <div className="gw-product-card-photo">
        <ProductPhoto src={product.image} alt={product.image_alt} isEager={isEager} />
        {badge && <CardBadge {...{ badge, price, units }} isSmall={layout === 'row'} />}
      </div>
      <div className="gw-product-card-words">
        <Heading className="gw-product-card-name">
          {href ? (
            <a className="gw-product-card-link" href={href}>
              {product.name}
            </a>
          ) : (
            product.name
          )}
        </Heading>
        {price && <CardMoney {...price} />}
        {price && price.savedCents > 0 && <SaleCountdown ends={product.sale_ends} />}
      </div>
      {price && <AddButton {...{ product, price, location, csplId, isGone: stock === 'gone' }} />}
    </li>
  )
}

type Price = NonNullable<ReturnType<typeof cardPrice>>

/** The lowest price, and the previous one. */
function CardMoney({ priceCents, wasCents, isFrom }: Price) {
  const format = useFormat()
  const texts = useTexts(productCardTexts)
  const { was, now } = useTexts(commonTexts)
  const amount = format.money(priceCents)
  return (
    <p className="gw-product-card-price">
      <Money
        amount={isFrom ? fill(texts.from, { amount }) : amount}
        was={wasCents === null ? undefined : format.money(wasCents)}
        wasWord={was}
        nowWord={isFrom ? undefined : now}
      />
    </p>
  )
}

interface AddButtonProps extends AddedFrom {
  product: ShopProduct
  price: Price
  isGone: boolean
}

/** The same button or link says that it is sold out, so that focus on it is kept. */
function AddButton({ product, price: { skuId, label }, isGone, ...from }: AddButtonProps) {
  const texts = useTexts(productCardTexts)
  const add = useQuickAdd(from)
  const href = isChosenOnItsPage(product) ? safeUrl(product.url) : null
  const words = href ? texts.chooseItem : label ? texts.addItem : texts.addItemAlone
  const named = {
    className: 'gw-product-card-add',
    'aria-label': fill(isGone ? texts.soldOutItem : words, {
      item: product.name,
      size: label ?? '',
    }),
  }
  if (href)
    return (
      <ButtonLink {...named} href={href}>
        {isGone ? texts.soldOut : texts.choose}
      </ButtonLink>
    )
  return (
    <Button
      {...named}
      icon={isGone ? undefined : 'plus'}
      aria-disabled={isGone || undefined}
      onClick={() => void add(product, skuId)}
    >
      {isGone ? texts.soldOut : texts.add}
    </Button>
  )
}
