import { safeUrl } from '../../domain/page/urls'
import { useMiniCart, usePage, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Icon } from '../../ui'
import { HeaderButton } from './HeaderButton'
import { LazyMiniCart } from './lazyPanels'
import { useAddedCount } from './useAddedCount'
import { useIsCurrentPage } from './useIsCurrentPage'

/** The highest number that a badge shows. */
const MOST = 99

/** The cart button with its item count; on the cart page, a plain link. */
export function CartButton() {
  const { itemCount } = useMiniCart()
  const texts = useTexts(miniCartTexts)
  const isAdded = useAddedCount(itemCount)
  const cart = safeUrl(usePage().links.cart)
  const isHere = useIsCurrentPage(cart)

  // The visible text must be part of the accessible name, for voice control.
  const count = itemCount !== null && itemCount > MOST ? texts.many : itemCount

  const label = count === null ? texts.cart : fill(texts.cartWith, { count })
  const inside = (
    <>
      <Icon className="gw-header-icon" name="cart" />
      <span className="gw-header-word">{texts.cart}</span>{' '}
      {count !== null && count !== 0 && (
        <span className="gw-header-badge" data-added={isAdded || undefined}>
          {count}
        </span>
      )}
    </>
  )
  if (cart && isHere) {
    return (
      <a className="gw-header-control" href={cart} aria-label={label} aria-current="page">
        {inside}
      </a>
    )
  }
  return (
    <HeaderButton label={label} panel={LazyMiniCart}>
      {inside}
    </HeaderButton>
  )
}
