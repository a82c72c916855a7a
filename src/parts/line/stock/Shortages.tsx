import { useId } from 'react'
import type { Shipment } from '../../../domain/schema/entities'
import { useLineItem } from '../../../hooks'
import { useItemName } from '../useItemName'
import { LineNotice } from './LineNotice'
import { shortageOf } from './shortageOf'

/** Sold-out or short items of a gift, where its lines are not shown. */
export function Shortages({ shipment }: { shipment: Shipment }) {
  return shipment.items.map(({ clin_id }) => <Shortage key={clin_id} lineId={clin_id} />)
}

function Shortage({ lineId }: { lineId: number }) {
  const item = useLineItem(lineId)
  const itemName = useItemName(lineId)
  const id = useId()
  return shortageOf(item) && <LineNotice {...{ item, lineId, itemName, id }} />
}
