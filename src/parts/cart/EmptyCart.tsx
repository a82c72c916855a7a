import { useEffect, useRef } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { Slot, useAnnounce, useCart, usePage, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { ButtonLink, Card, Icon } from '../../ui'
import './EmptyCart.css'

/** A cart with nothing in it, and the way to the shop, or what the page says in its slot `empty`. */
export function EmptyCart() {
  const texts = useTexts(cartTexts)
  const { isOrderedElsewhere, isOrderedHere } = useCart()
  const isOrdered = isOrderedElsewhere || isOrderedHere
  const ordered = isOrderedHere ? texts.orderedHereText : texts.orderedText
  const shop = safeUrl(usePage().links.shop)
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = useAnnounce()
  const { orderedTitle, orderedText } = texts
  // It takes the place of a page; whoever had the focus in that has it on the heading now, and hears it anyway.
  useEffect(() => {
    if (isOrderedElsewhere && document.activeElement !== heading.current)
      announce('say', { text: `${orderedTitle}. ${orderedText}` })
  }, [isOrderedElsewhere, announce, orderedTitle, orderedText])
  return (
    <Card as="section" className="gw-empty">
      <Icon className="gw-empty-sign" name="gift" />
      <h1 ref={heading} data-gw-heading tabIndex={-1}>
        {isOrdered ? texts.orderedTitle : texts.emptyTitle}
      </h1>
      <Slot name="empty">
        <p className="gw-empty-text">{isOrdered ? ordered : texts.emptyText}</p>
        {shop && (
          <ButtonLink variant="primary" href={shop}>
            {texts.emptyAction}
          </ButtonLink>
        )}
      </Slot>
    </Card>
  )
}
