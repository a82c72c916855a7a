import { useEffect, useRef } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { NeededGifts } from '../../parts'

interface StillNeededProps {
  shipments: readonly Shipment[]
  /** Number of times that Continue was pressed too early. */
  attempts: number
  onOpen(shipmentId: number): void
}

/** The incomplete gifts. Takes focus, because it answers a press. */
export function StillNeeded({ shipments, attempts, onOpen }: StillNeededProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempts > 0) heading.current?.focus()
  }, [attempts])
  return <NeededGifts shipments={shipments} titleRef={heading} onOpen={onOpen} />
}
