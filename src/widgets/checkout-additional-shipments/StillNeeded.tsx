import { useEffect, useRef } from 'react'
import { stepLink, withEdit } from '../../domain/checkout/stepLink'
import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { recipientName } from '../../domain/shipment/shipments'
import { usePage, useShipmentIds, useTexts } from '../../hooks'
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

/**
 * The incomplete gifts and what they need, with links; the first gift's leads to its own page. It takes focus,
 * because it answers a press.
 */
export function StillNeeded({ shipments, attempts, onOpen }: StillNeededProps) {
  const texts = useTexts(giftsTexts)
  const words = useTexts(missingTexts)
  const { toSomeone } = useTexts(shipmentTexts)
  const [firstId] = useShipmentIds()
  const firstHref = stepLink(usePage().links, 'checkout-shipping')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempts > 0) heading.current?.focus()
  }, [attempts])
  const nameOf = (shipment: Shipment) => recipientName(shipment) || toSomeone
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
            {shipment.crec_id === firstId && firstHref ? (
              <a href={withEdit(firstHref, shipment.crec_id)}>{nameOf(shipment)}</a>
            ) : (
              <TextButton onClick={() => onOpen(shipment.crec_id)}>{nameOf(shipment)}</TextButton>
            )}{' '}
            <span>{needOf(shipment)}</span>
          </li>
        ))}
      </ul>
    </Failure>
  )
}
