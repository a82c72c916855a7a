import { useId } from 'react'
import { safeUrl } from '../../domain/urls'
import { usePage, useShipmentIds, useTexts } from '../../hooks'
import { CartAlerts, CheckoutBar, OrderSummary, ShipmentCard, useTypedCode } from '../../parts'
import { cartTexts } from '../../texts/cart'
import { ButtonLink } from '../../ui'
import { CartHeader } from './CartHeader'

/** More shipments than this are laid out as they are scrolled to. */
const MANY = 20

/** A cart with something in it. */
export function FilledCart() {
  const shipmentIds = useShipmentIds()
  const shop = safeUrl(usePage().links.shop)
  const texts = useTexts(cartTexts)
  const code = useTypedCode()
  const summaryId = useId()

  return (
    <>
      <section className="gw-cart" aria-label={texts.title}>
        <CartHeader summaryId={summaryId} />
        <div className="gw-cart-alerts">
          <CartAlerts />
        </div>
        <div className="gw-cart-main">
          <ul className="gw-cart-shipments" aria-label={texts.shipments}>
            {shipmentIds.map((id) => (
              <li key={id}>
                <ShipmentCard shipmentId={id} isDeferred={shipmentIds.length > MANY} />
              </li>
            ))}
          </ul>
          {shop && (
            <ButtonLink className="gw-cart-more" href={shop} icon="gift">
              {texts.addRecipient}
            </ButtonLink>
          )}
        </div>
        <div className="gw-cart-summary">
          <OrderSummary headingId={summaryId} code={code} isBarred />
        </div>
      </section>
      <div className="gw-cart-bar">
        <CheckoutBar onBefore={code.apply} />
      </div>
    </>
  )
}
