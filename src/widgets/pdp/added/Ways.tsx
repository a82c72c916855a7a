import type { MouseEvent } from 'react'
import { safeUrl } from '../../../domain/page/urls'
import { usePage, useTexts } from '../../../hooks'
import { cartTexts } from '../../../texts/cart'
import { miniCartTexts } from '../../../texts/miniCart'
import { pdpMoreTexts } from '../../../texts/pdpMore'
import { ButtonLink, TextButton } from '../../../ui'

interface WaysProps {
  total: string | null
  /** Starts over with someone else; null if no people are chosen here. */
  onNext: ((event: MouseEvent) => void) | null
}

/** The cart's total, and the next actions: cart, someone else, shop. */
export function Ways({ total, onNext }: WaysProps) {
  const { links } = usePage()
  const texts = useTexts(pdpMoreTexts)
  const { viewCart } = useTexts(miniCartTexts)
  const { moreFromShop } = useTexts(cartTexts)
  const [cart, shop] = [safeUrl(links.cart), safeUrl(links.shop)]
  return (
    <>
      <div className="gw-added-sum">
        {total && <p className="gw-added-total">{total}</p>}
        {cart && <ButtonLink href={cart}>{viewCart}</ButtonLink>}
      </div>
      <div className="gw-added-ways">
        {onNext && <TextButton onClick={onNext}>{texts.next}</TextButton>}
        {shop && (
          <a className="gw-added-shop" href={shop}>
            {moreFromShop}
          </a>
        )}
      </div>
    </>
  )
}
