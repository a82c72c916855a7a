import { memo } from 'react'
import type { Shipment } from '../../../src/domain/schema/entities'
import { itemsCost } from '../model'
import { Icon, ready } from './controls'
import { Facts } from './Facts'
import { type Change, Line } from './Line'
import { ShipmentRows } from './ShipmentRows'
import { Sums } from './Sums'

interface CardProps {
  shipment: Shipment
  shippingCost: unknown
  onChange: Change
  isOpen?: boolean
  /** Collapses and expands it; without it, the card is always expanded. */
  onToggle?: (shipmentId: number) => void
}

/** One shipment: all of it, or one line if collapsed. */
export const Card = memo((props: CardProps) => {
  const { shipment, shippingCost, onChange, isOpen = true, onToggle } = props
  const { crec_id: id, fname, lname } = shipment
  const owner = `${fname} ${lname}’s shipment`
  const name = `To ${fname} ${lname}`
  return (
    <article
      className="gw-card gw-shipment"
      data-surface="plain"
      data-flush="true"
      data-gw-shipment={id}
      aria-labelledby={`to-${id}`}
    >
      <header className="gw-shipment-header" data-open={isOpen || undefined}>
        <div className="gw-shipment-tag">
          <h2 className="gw-shipment-name" id={`to-${id}`} tabIndex={-1}>
            {onToggle ? (
              <button
                type="button"
                className="gw-shipment-toggle"
                aria-expanded={isOpen}
                aria-describedby={`to-${id}-facts`}
                onClick={() => onToggle(id)}
              >
                {name}
              </button>
            ) : (
              name
            )}
          </h2>
          <p className="gw-shipment-facts" id={`to-${id}-facts`}>
            {isOpen ? ready : <Facts shipment={shipment} />}
          </p>
          {onToggle && <Icon className="gw-shipment-mark" name="more" />}
        </div>
        {isOpen && <ShipmentRows shipment={shipment} owner={owner} />}
      </header>
      {isOpen && (
        <div className="gw-shipment-body">
          <ul className="gw-shipment-lines" aria-label={`Items in ${owner}`}>
            {shipment.items.map((line) => (
              <Line key={line.clin_id} line={line} owner={owner} onChange={onChange} />
            ))}
          </ul>
          <div className="gw-offers-placeholder" />
          <Sums sum={itemsCost(shipment)} shippingCost={shippingCost} owner={owner} />
        </div>
      )}
    </article>
  )
})
