import type { Cart, Money as Dollars, Shipment } from '../domain/entities'
import { cents, formatUsd } from '../domain/money'
import { isEGift, shipmentSubtotalCents } from '../domain/shipments'
import { freeShippingGapCents } from '../domain/totals'
import { useCartSelector, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { commonTexts } from '../texts/common'
import { shipmentTexts } from '../texts/shipment'
import { Icon } from '../ui'
import './ShipmentTotals.css'

/** What the server worked out for one recipient, in cents; null where it says nothing. */
function worked(cart: Cart | null, part: 'shipping' | 'tax', guid: string | null | undefined) {
  const map: Readonly<Record<string, Dollars>> | null | undefined = cart?.recalc_detail?.[part]
  const amount = guid && map && Object.hasOwn(map, guid) ? map[guid] : null
  return amount == null ? null : cents(amount)
}

interface Worked {
  shipping: number | null
  tax: number | null
}

const isSame = (a: Worked, b: Worked) => a.shipping === b.shipping && a.tax === b.tax

/** What one shipment costs: its items, its shipping, its tax, and what is missing to ship free. */
export function ShipmentTotals({ shipment }: { shipment: Shipment }) {
  const texts = useTexts(shipmentTexts)
  const { free } = useTexts(commonTexts)
  const guid = shipment.recipient_guid
  const { shipping, tax } = useCartSelector(
    (cart) => ({ shipping: worked(cart, 'shipping', guid), tax: worked(cart, 'tax', guid) }),
    isSame,
  )
  const gap = freeShippingGapCents(shipment)

  return (
    <footer className="gw-shipment-totals">
      {gap > 0 && shipping !== 0 && !isEGift(shipment) && (
        <p className="gw-shipment-gap">
          <Icon name="truck" />
          {fill(texts.freeShippingGap, { amount: formatUsd(gap) })}
        </p>
      )}
      <dl className="gw-shipment-sums">
        <div>
          <dt>{texts.items}</dt>
          <dd>{formatUsd(shipmentSubtotalCents(shipment))}</dd>
        </div>
        {shipping !== null && !isEGift(shipment) && (
          <div>
            <dt>{texts.shipping}</dt>
            <dd>{shipping === 0 ? free : formatUsd(shipping)}</dd>
          </div>
        )}
        {tax !== null && (
          <div>
            <dt>{texts.tax}</dt>
            <dd>{formatUsd(tax)}</dd>
          </div>
        )}
      </dl>
    </footer>
  )
}
