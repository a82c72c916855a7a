import { useEffect, useRef } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { recipientName } from '../../domain/shipment/shipments'
import { useTexts } from '../../hooks'
import { Failure } from '../../parts'
import { fill } from '../../texts/catalogue'
import { giftsTexts } from '../../texts/gifts'
import { missingTexts } from '../../texts/missing'
import { shipmentTexts } from '../../texts/shipment'
import { TextButton } from '../../ui'

interface StillNeededProps {
  shipments: readonly Shipment[]
  /** Number of times that Continue was pressed too early. */
  attempts: number
  onOpen(shipmentId: number): void
}

/** The incomplete gifts and what they need, with links. It takes focus, because it answers a press. */
export function StillNeeded({ shipments, attempts, onOpen }: StillNeededProps) {
  const texts = useTexts(giftsTexts)
  const words = useTexts(missingTexts)
  const { toSomeone } = useTexts(shipmentTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempts > 0) heading.current?.focus()
  }, [attempts])
  const needOf = (shipment: Shipment) => {
    const parts = missingOf(shipment).map((part) => words[`part.${part}`])
    return parts.length > 0 ? fill(texts.needs, { part: parts.join(', ') }) : texts.attention
  }
  return (
    <Failure
      title={fill(texts.finish, { count: shipments.length })}
      titleAs="h2"
      titleRef={heading}
    >
      <ul className="gw-others-needed-list">
        {shipments.map((shipment) => (
          <li key={shipment.crec_id}>
            <TextButton onClick={() => onOpen(shipment.crec_id)}>
              {recipientName(shipment) || toSomeone}
            </TextButton>{' '}
            <span>{needOf(shipment)}</span>
          </li>
        ))}
      </ul>
    </Failure>
  )
}
