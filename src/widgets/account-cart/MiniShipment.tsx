import { memo, useId } from 'react'
import { shippingGapCents } from '../../domain/delivery/shippingGap'
import { useCartSelector, useFormat, useShipment, useTexts } from '../../hooks'
import { possessive, recipientLabel } from '../../parts'
import { fill } from '../../texts/catalogue'
import { shipmentTexts } from '../../texts/shipment'
import { MiniLine } from './MiniLine'

/** One recipient's lines, and the amount missing for free shipping. */
export const MiniShipment = memo(function MiniShipment({ shipmentId }: { shipmentId: number }) {
  const { shipment, lines } = useShipment(shipmentId)
  const format = useFormat()
  const texts = useTexts(shipmentTexts)
  const headingId = useId()
  const gap = useCartSelector(
    (cart) => (shipment ? shippingGapCents(cart, shipment) : 0),
    undefined,
    shipmentId,
  )
  if (!shipment) return null

  const owner = possessive(shipment, texts)
  return (
    <section className="gw-mini-shipment" aria-labelledby={headingId} data-gw-shipment={shipmentId}>
      <h3 className="gw-mini-recipient" id={headingId} data-gw-heading tabIndex={-1}>
        {recipientLabel(shipment, texts)}
      </h3>
      <ul className="gw-mini-lines" aria-label={fill(texts.linesOf, { possessive: owner })}>
        {lines.map(({ line, role }) => (
          <MiniLine key={line.clin_id} lineId={line.clin_id} role={role} possessive={owner} />
        ))}
      </ul>
      {gap > 0 && (
        <p className="gw-mini-gap">{fill(texts.freeShippingGap, { amount: format.money(gap) })}</p>
      )}
    </section>
  )
})
