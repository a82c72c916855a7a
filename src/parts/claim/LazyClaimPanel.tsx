import type { Shipment } from '../../domain/schema/entities'
import { isEGift, isMyself } from '../../domain/shipment/shipments'
import { usePage } from '../../hooks'
import { claim } from '../dialog/lazyContents'
import { afterPaint } from '../lazy/afterPaint'
import { lazyPart } from '../lazy/lazyPart'

const Panel = lazyPart(claim, ({ ClaimPanel }) => ClaimPanel, { start: afterPaint })

/** A way to ask for an address, on a shop that has a page for it: for gifts that go by post to somebody else. */
export function LazyClaimPanel({ shipment }: { shipment: Shipment }) {
  const { claim: page } = usePage().links
  return page && !isMyself(shipment) && !isEGift(shipment) && <Panel shipment={shipment} />
}
