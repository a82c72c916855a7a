import { formatUsd } from '../../domain/money'
import { safeUrl } from '../../domain/page/urls'
import { useMiniCart, usePage, usePromo, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { promoTexts } from '../../texts/code'
import { miniCartTexts } from '../../texts/miniCart'
import { ButtonLink } from '../../ui'

/** What the lines come to, and the ways on. */
export function MiniCartFoot() {
  const { subtotalCents } = useMiniCart()
  const { code } = usePromo()
  const { links } = usePage()
  const texts = useTexts(miniCartTexts)
  const { applied } = useTexts(promoTexts)
  const [cart, checkout] = [safeUrl(links.cart), safeUrl(links.checkout)]
  return (
    <>
      <p className="gw-mini-subtotal">
        <span>{texts.subtotal}</span>{' '}
        <span className="gw-mini-amount">{formatUsd(subtotalCents ?? 0)}</span>
      </p>
      <p className="gw-mini-later gw-note">{code ? fill(applied, { code }) : texts.later}</p>
      <div className="gw-mini-ways">
        {cart && <ButtonLink href={cart}>{texts.viewCart}</ButtonLink>}
        {checkout && (
          <ButtonLink variant="primary" href={checkout}>
            {texts.checkout}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
