import { useId } from 'react'
import type { Shipment } from '../../../domain/schema/entities'
import { useLineItem, useTexts } from '../../../hooks'
import { shipmentTexts } from '../../../texts/shipment'
import { possessive } from '../../recipient/recipientLabel'
import { useItemName } from '../useItemName'
import { LineNotice } from './LineNotice'
import { shortageOf } from './shortageOf'

/** Sold-out or short items of a gift, where its lines are not shown. */
export function Shortages({ shipment }: { shipment: Shipment }) {
  const owner = possessive(shipment, useTexts(shipmentTexts))
  return shipment.items.map(({ clin_id }) => (
    <Shortage key={clin_id} lineId={clin_id} possessive={owner} />
  ))
}

function Shortage(props: { lineId: number; possessive: string }) {
  const { lineId } = props
  const item = useLineItem(lineId)
  const itemName = useItemName(lineId)
  const id = useId()
  return shortageOf(item) && <LineNotice {...props} {...{ item, itemName, id }} />
}
