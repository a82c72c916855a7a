import { calendarDay, formatDay } from '../../domain/calendar'
import { quantity } from '../../domain/line/quantity'
import { formatUsd } from '../../domain/money'
import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { shipmentSubtotalCents } from '../../domain/shipment/shipments'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { missingTexts, shipmentTexts } from '../../texts/shipment'
import { Icon } from '../../ui'
import { recipientLabel } from '../recipient/recipientLabel'
import { ReadySign } from './ReadySign'
import './CollapsedShipment.css'
import { ShipmentRows } from './ShipmentHeader'

interface CollapsedShipmentProps {
  shipment: Shipment
  headingId: string
  isOpen: boolean
  onCollapse(): void
}

/** The head of a card in a very long cart: one line that says it all, and expands the rest. */
export function CollapsedShipment({
  shipment,
  headingId,
  isOpen,
  onCollapse,
}: CollapsedShipmentProps) {
  const texts = useTexts(shipmentTexts)
  const { needs, ...words } = useTexts(missingTexts)
  const missing = missingOf(shipment)
  return (
    <header className="gw-collapsed" data-open={isOpen || undefined}>
      <h2 className="gw-collapsed-name" id={headingId} data-gw-heading tabIndex={-1}>
        <button
          type="button"
          className="gw-collapsed-button"
          aria-expanded={isOpen}
          onClick={onCollapse}
        >
          <Icon className="gw-collapsed-sign" name="chevron" />
          {recipientLabel(shipment, texts)}
        </button>
      </h2>
      <p className="gw-collapsed-state">
        {missing.length === 0 ? (
          <ReadySign />
        ) : (
          <span className="gw-collapsed-missing">
            {fill(needs, { parts: missing.map((part) => words[`part.${part}`]).join(', ') })}
          </span>
        )}
      </p>
      <p className="gw-collapsed-facts gw-note">{factsOf(shipment, texts)}</p>
      {isOpen && (
        <div className="gw-collapsed-rows">
          <ShipmentRows shipment={shipment} />
        </div>
      )}
    </header>
  )
}

/** Place, day, how many items and what they cost, as far as they are known. */
function factsOf(
  shipment: Shipment,
  { place, itemsOf }: { place: string; itemsOf: string },
): string {
  const { city, state, shipping, items } = shipment
  const region = state?.trim()
  const day = calendarDay(shipping?.delivery_date)
  const count = items.reduce((sum, line) => sum + quantity(line), 0)
  return [
    city?.trim() && region ? fill(place, { city, region }) : city || region,
    day && formatDay(day, 'short'),
    fill(itemsOf, { count }),
    formatUsd(shipmentSubtotalCents(shipment)),
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}
