import type { Shipment } from '../../domain/schema/entities'
import { useProblemShipments, useTexts } from '../../hooks'
import { missingTexts } from '../../texts/missing'
import { Icon } from '../../ui'
import './ShipmentStatus.css'
import { useMissing } from './useMissing'
import { useNeedsText } from './useNeedsText'

export interface ShipmentStatusProps {
  shipment: Shipment
  /** Names what is missing. */
  namesParts?: boolean
  /** Whether it shows "Ready"; otherwise nothing if it is. Default true. */
  saysReady?: boolean
}

/** Unobtrusively shows that a shipment is ready, or that it needs something. */
export function ShipmentStatus({ shipment, namesParts, saysReady = true }: ShipmentStatusProps) {
  const { attention, ready } = useTexts(missingTexts)
  const needsText = useNeedsText()
  const hasProblem = useProblemShipments().has(shipment.crec_id)
  const missing = useMissing(shipment)
  if (!missing && !hasProblem) return null
  const isReady = missing?.length === 0 && !hasProblem
  if (isReady && !saysReady) return null

  const text = namesParts && missing?.length ? needsText(missing) : attention
  return (
    <span className="gw-status" data-ready={isReady || undefined}>
      <Icon name={isReady ? 'check' : 'warning'} />
      <span>{isReady ? ready : text}</span>
    </span>
  )
}
