import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { miniCartTexts } from '../../texts/miniCart'
import { ButtonLink } from '../../ui'

/** A small cart with nothing in it, and the way to the shop. */
export function MiniCartEmpty() {
  const texts = useTexts(miniCartTexts)
  const shop = safeUrl(usePage().links.shop)
  return (
    <div className="gw-mini-alone">
      <p>{texts.empty}</p>
      {shop && <ButtonLink href={shop}>{texts.shop}</ButtonLink>}
    </div>
  )
}
