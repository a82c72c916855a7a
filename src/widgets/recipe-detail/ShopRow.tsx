import { ADD_ON_THRESHOLD_CENTS } from '../../domain/constants'
import { safeUrl } from '../../domain/page/urls'
import { isChosenOnItsPage } from '../../domain/product/products'
import { type RecipeProduct, useAddPageData, useAsk, useFormat, useTexts } from '../../hooks'
import { ProductPhoto, useRetainedFocus } from '../../parts'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { productCardTexts } from '../../texts/productCard'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { Button, ButtonLink, Money } from '../../ui'

interface ShopRowProps {
  item: RecipeProduct
  /** A replacement if it is sold out. */
  swap: RecipeProduct | null
}

/** A product of the recipe in the size for all servings: price and add button. */
export function ShopRow({ item: { product, size, isSoldOut }, swap }: ShopRowProps) {
  const ask = useAsk()
  const addPageData = useAddPageData()
  const texts = useTexts(recipeDetailTexts)
  const { add: addText, addItem, choose, chooseItem, soldOut } = useTexts(productCardTexts)
  const format = useFormat()
  const href = safeUrl(product.url)
  const label = size.label ?? product.name
  // Stock can arrive once the shopper has reached the button, which then disappears.
  const row = useRetainedFocus<HTMLLIElement>(String(isSoldOut))
  const add = () => {
    addPageData({ products: [product] })
    return ask('quick-view', { skuId: size.skuId, location: 'recipe' })
  }
  return (
    <li {...row} className="gw-shop-row" data-gone={isSoldOut || undefined}>
      <ProductPhoto src={product.image} alt={product.image_alt} />
      <div className="gw-shop-row-words">
        <h3 className="gw-shop-row-name">
          {href ? <a href={href}>{product.name}</a> : product.name}
        </h3>
        <p className="gw-note">
          {size.serves ? fill(texts.enough, { size: label, count: size.serves }) : label}
        </p>
        <Price {...size} />
        {size.isAddOn && (
          <p className="gw-note">
            {fill(texts.addOnAlone, { threshold: format.money(ADD_ON_THRESHOLD_CENTS) })}
          </p>
        )}
        {isSoldOut && (
          <p className="gw-shop-row-gone">
            {swap ? fill(texts.swap, { item: swap.product.name }) : soldOut}
          </p>
        )}
      </div>
      {isSoldOut ? null : href && isChosenOnItsPage(product) ? (
        <ButtonLink
          className="gw-shop-row-add"
          href={href}
          aria-label={fill(chooseItem, { item: product.name })}
        >
          {choose}
        </ButtonLink>
      ) : (
        <Button
          className="gw-shop-row-add"
          icon="plus"
          aria-label={fill(addItem, { item: product.name, size: label })}
          onClick={() => void add()}
        >
          {addText}
        </Button>
      )}
    </li>
  )
}

function Price({ priceCents, wasCents }: RecipeProduct['size']) {
  const format = useFormat()
  const { was, now } = useTexts(commonTexts)
  if (priceCents === null) return null
  return (
    <p className="gw-shop-row-price">
      <Money
        amount={format.money(priceCents)}
        was={wasCents === null ? undefined : format.money(wasCents)}
        wasWord={was}
        nowWord={now}
      />
    </p>
  )
}
