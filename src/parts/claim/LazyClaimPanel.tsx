import type { Shipment } from '../../domain/schema/entities'
import { isEGift, isMyself, recipientName } from '../../domain/shipment/shipments'
import { usePage } from '../../hooks'
import { claim } from '../dialog/lazyContents'
import { afterPaint } from '../lazy/afterPaint'
import { lazyPart } from '../lazy/lazyPart'

const Panel = lazyPart(claim, ({ ClaimPanel }) => ClaimPanel, { start: afterPaint })

interface LazyClaimPanelProps {
  shipment: Shipment
  /** Leaves out whom it waits for, where that is said already. */
  isBare?: boolean
}

/** A way to ask for an address, on a shop that has a page for it: for gifts that go by post to somebody else. */
export function LazyClaimPanel({ shipment, isBare }: LazyClaimPanelProps) {
  const { claim: page } = usePage().links
  if (!page || isMyself(shipment) || isEGift(shipment)) return null
  return <Panel shipmentId={shipment.crec_id} name={recipientName(shipment)} isBare={isBare} />
}
