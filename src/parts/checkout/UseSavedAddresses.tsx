import { useState } from 'react'
import { addressOfSameName } from '../../domain/recipient/sameName'
import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { isMyself } from '../../domain/shipment/shipments'
import { useAnnounce, useRecipients, useShipments, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { shippingTexts } from '../../texts/shipping'
import { Button } from '../../ui'
import { useFailureToast } from '../dialog/toast/useFailureToast'

/** Gives everyone the saved address of their very name, where two or more have one. */
export function UseSavedAddresses({ shipments }: { shipments: readonly Shipment[] }) {
  const { choices, changeRecipient } = useRecipients()
  const { chooseEarliest } = useShipments()
  const texts = useTexts(shippingTexts)
  const { saving } = useTexts(commonTexts)
  const announce = useAnnounce()
  const tell = useFailureToast()
  const [isBusy, setBusy] = useState(false)
  const known = shipments.flatMap((shipment) => {
    const isKnown = missingOf(shipment).every((part) => part === 'date')
    const address = isKnown || isMyself(shipment) ? null : addressOfSameName(shipment, choices)
    return address ? [{ shipmentId: shipment.crec_id, address }] : []
  })
  if (known.length < 2 && !isBusy) return null

  const sendAll = async () => {
    setBusy(true)
    let count = 0
    for (const { shipmentId, address } of known) {
      const { status } = await tell(changeRecipient(shipmentId, address))
      if (status === 'failed') break
      count += 1
      // Where no day is open its card says so.
      await chooseEarliest(shipmentId)
    }
    setBusy(false)
    if (count > 0) announce('say', { text: fill(texts.usedAll, { count }) })
  }
  return (
    <Button icon="people" saves isBusy={isBusy} busyText={saving} onClick={() => void sendAll()}>
      {fill(texts.useAll, { count: known.length })}
    </Button>
  )
}
