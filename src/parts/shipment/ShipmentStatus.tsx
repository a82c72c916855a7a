import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { useProblemShipments, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { missingTexts } from '../../texts/missing'
import { Icon } from '../../ui'
import './ShipmentStatus.css'

export interface ShipmentStatusProps {
  shipment: Shipment
  /** Names what is missing, and shows nothing if nothing is. */
  isCollapsed?: boolean
  /** Shows "Ready" even when collapsed. */
  saysReady?: boolean
}

/** Unobtrusively shows that a shipment is ready, or that it needs something. */
export function ShipmentStatus({ shipment, isCollapsed, saysReady }: ShipmentStatusProps) {
  const { needs, attention, ready, ...words } = useTexts(missingTexts)
  const hasProblem = useProblemShipments().has(shipment.crec_id)
  const missing = missingOf(shipment)
  const isReady = missing.length === 0 && !hasProblem
  if (isReady && isCollapsed && !saysReady) return null

  const parts = missing.map((part) => words[`part.${part}`]).join(', ')
  const text = parts && isCollapsed ? fill(needs, { parts }) : attention
  return (
    <span className="gw-status" data-ready={isReady || undefined}>
      <Icon name={isReady ? 'check' : 'warning'} />
      <span>{isReady ? ready : text}</span>
    </span>
  )
}
