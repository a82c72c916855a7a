import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { useProblemShipments, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { missingTexts } from '../../texts/missing'
import { Icon } from '../../ui'
import './ShipmentStatus.css'

export interface ShipmentStatusProps {
  shipment: Shipment
  /** Names what is missing. */
  namesParts?: boolean
  /** Whether it shows "Ready"; otherwise nothing if it is. Default true. */
  saysReady?: boolean
}

/** Unobtrusively shows that a shipment is ready, or that it needs something. */
export function ShipmentStatus({ shipment, namesParts, saysReady = true }: ShipmentStatusProps) {
  const { needs, attention, ready, ...words } = useTexts(missingTexts)
  const hasProblem = useProblemShipments().has(shipment.crec_id)
  const missing = missingOf(shipment)
  const isReady = missing.length === 0 && !hasProblem
  if (isReady && !saysReady) return null

  const parts = missing.map((part) => words[`part.${part}`]).join(', ')
  const text = parts && namesParts ? fill(needs, { parts }) : attention
  return (
    <span className="gw-status" data-ready={isReady || undefined}>
      <Icon name={isReady ? 'check' : 'warning'} />
      <span>{isReady ? ready : text}</span>
    </span>
  )
}
