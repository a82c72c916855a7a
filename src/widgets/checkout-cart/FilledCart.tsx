import { useId } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useAsk, useHandledEvents, usePage, useTexts } from '../../hooks'
import {
  CartAlerts,
  CheckoutBar,
  HANDLED_EVENTS,
  LazyArrivals,
  LazyCartOffers,
  OffersPlaceholder,
  OrderSummary,
  usePriceAnnouncement,
  useTypedCode,
} from '../../parts'
import { cartTexts } from '../../texts/cart'
import { Button, ButtonLink } from '../../ui'
import { CartHeader } from './CartHeader'
import { ShipmentList } from './ShipmentList'

/** A cart with something in it. */
export function FilledCart() {
  const shop = safeUrl(usePage().links.shop)
  const texts = useTexts(cartTexts)
  const ask = useAsk()
  const code = useTypedCode()
  const summaryId = useId()
  useHandledEvents(HANDLED_EVENTS)
  usePriceAnnouncement()

  return (
    <>
      <section className="gw-cart" aria-label={texts.title}>
        <CartHeader summaryId={summaryId} />
        <div className="gw-cart-alerts">
          <CartAlerts />
        </div>
        <div className="gw-cart-main">
          <ShipmentList />
          <LazyArrivals />
          <div className="gw-cart-more">
            <Button icon="gift" onClick={() => void ask('send-shipment', {})}>
              {texts.addRecipient}
            </Button>
            <Button variant="quiet" icon="upload" onClick={() => void ask('bulk-recipients', {})}>
              {texts.addMany}
            </Button>
            {shop && (
              <ButtonLink variant="quiet" href={shop}>
                {texts.moreFromShop}
              </ButtonLink>
            )}
          </div>
          <OffersPlaceholder>
            <LazyCartOffers />
          </OffersPlaceholder>
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
