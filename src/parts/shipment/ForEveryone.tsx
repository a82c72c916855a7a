import type { Cart, Shipment } from '../../domain/schema/entities'
import { isEGift, isMyself, isPerishable, orderShipments } from '../../domain/shipment/shipments'
import { useAsk, useCartSelector, useTexts } from '../../hooks'
import { finderTexts } from '../../texts/finder'
import { TextButton } from '../../ui'

/** The first of the shipments that a bulk action applies to, if there are at least two. */
const firstOf = (isMeant: (shipment: Shipment) => boolean) => (cart: Cart | null) => {
  const meant = orderShipments(cart?.recipients ?? []).filter(isMeant)
  return meant.length > 1 ? (meant[0]?.crec_id ?? null) : null
}
const firstDated = firstOf((shipment) => isPerishable(shipment) && !isEGift(shipment))
const firstGift = firstOf((shipment) => !isMyself(shipment))

/** Bulk actions for all shipments, without opening a card. Source: looks.md §3. */
export function ForEveryone() {
  const texts = useTexts(finderTexts)
  const ask = useAsk()
  const dated = useCartSelector(firstDated)
  const gift = useCartSelector(firstGift)
  return (
    <>
      {dated !== null && (
        <TextButton
          onClick={() => void ask('delivery-dates', { shipmentId: dated, target: 'all' })}
        >
          {texts.oneDate}
        </TextButton>
      )}
      {gift !== null && (
        <TextButton onClick={() => void ask('gift-message', { shipmentId: gift, target: 'all' })}>
          {texts.oneMessage}
        </TextButton>
      )}
    </>
  )
}
