import type { Shipment } from '../../domain/schema/entities'
import { isEGift, isMyself, recipientName } from '../../domain/shipment/shipments'
import { usePage } from '../../hooks'
import { afterPaint } from '../lazy/afterPaint'
import { lazyPart } from '../lazy/lazyPart'
import { claim } from './lazyClaim'

const Panel = lazyPart(claim, ({ ClaimPanel }) => ClaimPanel, { start: afterPaint })

interface LazyClaimPanelProps {
  shipment: Shipment
  /** Opens the form of the address; whom it waits for is said already where there is one to open. */
  onSelf?: () => void
}

/** A way to ask for an address, on a shop that has a page for it: for gifts that go by post to somebody else. */
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
