import type { Shipment } from '../../domain/schema/entities'
import { isEGift, isMyself, recipientName } from '../../domain/shipment/shipments'
import { usePage } from '../../hooks'
import { afterPaint } from '../lazy/afterPaint'
import { lazyPart } from '../lazy/lazyPart'
import { claim } from './lazyClaim'

const Panel = lazyPart(claim, ({ ClaimPanel }) => ClaimPanel, { start: afterPaint })

interface LazyClaimPanelProps {
  shipment: Shipment
  /** Opens the address form; the caller then already shows whom the gift waits for. */
  onSelf?: () => void
}

/** Offers to ask for an address by a link, if the shop has a claim page: for mailed gifts to someone else. */
export function LazyClaimPanel({ shipment, onSelf }: LazyClaimPanelProps) {
  const { claim: page } = usePage().links
  if (!page || isMyself(shipment) || isEGift(shipment)) return null
  return (
    <div className="gw-gift-claim">
      <Panel
        shipmentId={shipment.crec_id}
        name={recipientName(shipment)}
        isBare={Boolean(onSelf)}
        self={onSelf ?? 'form'}
      />
    </div>
  )
}
