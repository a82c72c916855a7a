import { useEffect, useRef } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { Slot, useAnnounce, useCart, usePage, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { ButtonLink, Card, Icon } from '../../ui'
import './EmptyCart.css'

/** An empty cart with a link to the shop, or the content of the page's `empty` slot. */
export function EmptyCart() {
  const texts = useTexts(cartTexts)
  const { isOrderedElsewhere, isOrderedHere } = useCart()
  const isOrdered = isOrderedElsewhere || isOrderedHere
  const ordered = isOrderedHere ? texts.orderedHereText : texts.orderedText
  const shop = safeUrl(usePage().links.shop)
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = useAnnounce()
  const { orderedTitle, orderedText } = texts
  // It replaces a page; if focus was in there, it is now on the heading, which is read anyway.
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
