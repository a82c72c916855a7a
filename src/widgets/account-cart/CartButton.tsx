import { useMiniCart, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Icon } from '../../ui'
import { HeaderButton } from './HeaderButton'
import { LazyMiniCart } from './lazyPanels'
import { useAddedCount } from './useAddedCount'

/** The most that a badge says in figures. */
const MOST = 99

/** How much is in the cart, and the way into it. */
export function CartButton() {
  const { itemCount } = useMiniCart()
  const texts = useTexts(miniCartTexts)
  const isAdded = useAddedCount(itemCount)

  // What is to be seen must be in the name, or those who speak to their device cannot name it.
  const count = itemCount !== null && itemCount > MOST ? texts.many : itemCount

  return (
    <HeaderButton
      label={count === null ? texts.cart : fill(texts.cartWith, { count })}
      panel={LazyMiniCart}
    >
      <Icon className="gw-header-icon" name="cart" />
      <span className="gw-header-word">{texts.cart}</span>{' '}
      {count !== null && count !== 0 && (
        <span className="gw-header-badge" data-added={isAdded || undefined}>
          {count}
        </span>
      )}
    </HeaderButton>
  )
}
