import { safeUrl } from '../../domain/page/urls'
import { Slot, useCart, usePage, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { ButtonLink, Card, Icon } from '../../ui'
import './EmptyCart.css'

/** A cart with nothing in it, and the way to the shop, or what the page says in its slot `empty`. */
export function EmptyCart() {
  const texts = useTexts(cartTexts)
  const { isOrderedElsewhere } = useCart()
  const shop = safeUrl(usePage().links.shop)
  return (
    <Card as="section" className="gw-empty">
      <Icon className="gw-empty-sign" name="gift" />
      <h1 data-gw-heading tabIndex={-1}>
        {isOrderedElsewhere ? texts.orderedTitle : texts.emptyTitle}
      </h1>
      <Slot name="empty">
        <p className="gw-empty-text">{isOrderedElsewhere ? texts.orderedText : texts.emptyText}</p>
        {shop && (
          <ButtonLink variant="primary" href={shop}>
            {texts.emptyAction}
          </ButtonLink>
        )}
      </Slot>
    </Card>
  )
}
