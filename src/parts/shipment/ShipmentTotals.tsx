import type { ReactNode } from 'react'
import { calculated } from '../../domain/cart/calculated'
import { shippingGapCents } from '../../domain/delivery/shippingGap'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift, shipmentSubtotalCents } from '../../domain/shipment/shipments'
import { useCartSelector, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { shipmentTexts } from '../../texts/shipment'
import { Icon } from '../../ui'
import { AutoDeliveryRow } from './AutoDeliveryRow'
import './ShipmentTotals.css'
import { LazyAddOnStrip } from '../offer/lazyOffers'
import { OffersPlaceholder } from '../offer/OffersPlaceholder'

interface ShipmentTotalsProps {
  shipment: Shipment
  /** Actions for the whole shipment. */
  children: ReactNode
}

interface Worked {
  shipping: number | null
  tax: number | null
  gap: number
}

const isSame = (a: Worked, b: Worked) =>
  a.shipping === b.shipping && a.tax === b.tax && a.gap === b.gap

/** The totals of one shipment: items, shipping, tax, and the amount missing for free shipping. */
export function ShipmentTotals({ shipment, children }: ShipmentTotalsProps) {
  const format = useFormat()
  const texts = useTexts(shipmentTexts)
  const { free } = useTexts(commonTexts)
  const { shipping, tax, gap } = useCartSelector(
    (cart) => ({
      shipping: calculated(cart, 'shipping', shipment),
      tax: calculated(cart, 'tax', shipment),
      gap: shippingGapCents(cart, shipment),
    }),
    isSame,
    shipment.crec_id,
  )

  return (
    <>
      <OffersPlaceholder>
        <LazyAddOnStrip shipment={shipment} />
      </OffersPlaceholder>
      <footer className="gw-shipment-totals">
        <AutoDeliveryRow shipment={shipment} />
        {gap > 0 && (
          <p className="gw-shipment-gap">
            <Icon name="truck" />
            <span>{fill(texts.freeShippingGap, { amount: format.money(gap) })}</span>
          </p>
        )}
        <dl className="gw-shipment-sums gw-note">
          <div>
            <dt>{texts.items}</dt>
            <dd>{format.money(shipmentSubtotalCents(shipment))}</dd>
          </div>
          {shipping !== null && !isEGift(shipment) && (
            <div>
              <dt>{texts.shipping}</dt>
              <dd>{shipping === 0 ? free : format.money(shipping)}</dd>
            </div>
          )}
          {tax !== null && (
            <div>
              <dt>{texts.tax}</dt>
              <dd>{format.money(tax)}</dd>
            </div>
          )}
        </dl>
        <p className="gw-shipment-foot">{children}</p>
      </footer>
    </>
  )
}
