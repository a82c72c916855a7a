import { safeUrl } from '../../domain/page/urls'
import { useMiniCart, usePage, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Icon } from '../../ui'
import { HeaderButton } from './HeaderButton'
import { LazyMiniCart } from './lazyPanels'
import { useAddedCount } from './useAddedCount'
import { useIsHere } from './useIsHere'

/** The most that a badge says in figures. */
const MOST = 99

/** How much is in the cart, and the way into it; on the cart's own page a plain link. */
export function CartButton() {
  const { itemCount } = useMiniCart()
  const texts = useTexts(miniCartTexts)
  const isAdded = useAddedCount(itemCount)
  const cart = safeUrl(usePage().links.cart)
  const isHere = useIsHere(cart)

  // What is to be seen must be in the name, or those who speak to their device cannot name it.
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
