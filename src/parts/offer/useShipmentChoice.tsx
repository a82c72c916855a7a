import { type ReactNode, useState } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { isMyself } from '../../domain/shipment/shipments'
import { useShipments, useTexts } from '../../hooks'
import { offerTexts } from '../../texts/offer'
import { shipmentTexts } from '../../texts/shipment'
import { NativeSelect } from '../../ui'
import { possessive, recipientLabel } from '../recipient/recipientLabel'

interface ShipmentChoice {
  /** The shipment to add to; null if there is none. */
  shipment: Shipment | null
  /** Possessive of its recipient: "Dana Lee’s". */
  owner: string
  /** The select, if there are several to choose from. */
  choice: ReactNode
}

/** The shipment to add an offer to: the first, unless the shopper chooses another. */
export function useShipmentChoice(): ShipmentChoice {
  const { shipments } = useShipments()
  const texts = useTexts(offerTexts)
  const words = useTexts(shipmentTexts)
  const [chosen, setChosen] = useState<number | null>(null)
  const possible = shipments.filter((one) => one.addr_id != null || isMyself(one))
  const shipment = possible.find(({ crec_id }) => crec_id === chosen) ?? possible[0] ?? null
  const options = possible.map((one) => ({
    value: String(one.crec_id),
    label: recipientLabel(one, words),
  }))
  return {
    shipment,
    owner: shipment ? possessive(shipment, words) : words.possessiveSomeone,
    choice: options.length > 1 && (
      <NativeSelect
        label={texts.to}
        value={String(shipment?.crec_id ?? '')}
        onValue={(value) => setChosen(Number(value))}
        options={options}
      />
    ),
  }
}
