import type { RefObject } from 'react'
import { stepLink, withEdit } from '../../domain/checkout/stepLink'
import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { recipientName } from '../../domain/shipment/shipments'
import { usePage, useShipmentIds, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { giftsTexts } from '../../texts/gifts'
import { shipmentTexts } from '../../texts/shipment'
import { TextButton } from '../../ui'
import { Failure } from '../page/Failure'
import { useNeedsText } from '../shipment/useNeedsText'
import './NeededGifts.css'

interface NeededGiftsProps {
  shipments: readonly Shipment[]
  titleRef?: RefObject<HTMLHeadingElement | null>
  /** Opens a gift on this page; without it, and for the first gift, a link leads to the gift's page. */
  onOpen?(shipmentId: number): void
}

/** The incomplete gifts and what they need, with links. */
export function NeededGifts({ shipments, titleRef, onOpen }: NeededGiftsProps) {
  const { finish } = useTexts(giftsTexts)
  const needsText = useNeedsText()
  const { toSomeone } = useTexts(shipmentTexts)
  const [firstId] = useShipmentIds()
  const { links } = usePage()
  const linkOf = ({ crec_id }: Shipment) => {
    const isFirst = crec_id === firstId
    if (onOpen && !isFirst) return null
    return stepLink(links, isFirst ? 'checkout-shipping' : 'checkout-additional-shipments')
  }
  const wayTo = (shipment: Shipment) => {
    const { crec_id } = shipment
    const name = recipientName(shipment) || toSomeone
    const href = linkOf(shipment)
    if (href) return <a href={withEdit(href, crec_id)}>{name}</a>
    return onOpen ? <TextButton onClick={() => onOpen(crec_id)}>{name}</TextButton> : name
  }
  return (
    <Failure title={fill(finish, { count: shipments.length })} titleAs="h2" titleRef={titleRef}>
      <ul className="gw-needed-list">
        {shipments.map((shipment) => (
          <li key={shipment.crec_id}>
            {wayTo(shipment)} <span>{needsText(missingOf(shipment))}</span>
          </li>
        ))}
      </ul>
    </Failure>
  )
}
