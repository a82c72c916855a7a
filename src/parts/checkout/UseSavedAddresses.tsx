import { useState } from 'react'
import { addressesOfSameNames } from '../../domain/recipient/sameName'
import type { Shipment } from '../../domain/schema/entities'
import { useAnnounce, useCartSelector, useRecipients, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { shippingTexts } from '../../texts/shipping'
import { Button } from '../../ui'
import { useFailureToast } from '../dialog/toast/useFailureToast'
import { focusAfterGone } from '../focus/focusAfterGone'

/** Offers to use the saved addresses that match the recipients' names, if at least two can have theirs. */
export function UseSavedAddresses({ shipments }: { shipments: readonly Shipment[] }) {
  const { choices, sendEach } = useRecipients()
  const texts = useTexts(shippingTexts)
  const { saving } = useTexts(commonTexts)
  const announce = useAnnounce()
  const tell = useFailureToast()
  const [isBusy, setBusy] = useState(false)
  const cart = useCartSelector((shown) => shown)
  const known = addressesOfSameNames(cart, shipments, choices)
  if (known.length < 2 && !isBusy) return null

  const sendAll = async () => {
    setBusy(true)
    const { count = 0 } = await tell(sendEach(known))
    setBusy(false)
    if (count > 0) announce('say', { text: fill(texts.usedAll, { count }) })
  }
  return (
    <Button
      icon="people"
      saves
      isBusy={isBusy}
      busyText={saving}
      onClick={({ currentTarget }) => void focusAfterGone(currentTarget, sendAll)}
    >
      {fill(texts.useAll, { count: known.length })}
    </Button>
  )
}
