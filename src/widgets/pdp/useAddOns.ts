import { useState } from 'react'
import { isSaleOver } from '../../domain/offer/countdown'
import { addOnGap } from '../../domain/product/addOnGap'
import type { PdpData } from '../../domain/product/pdpData'
import { productSizes } from '../../domain/product/sizes'
import type { ChosenAddress, Shipment } from '../../domain/schema/entities'
import { useMinute } from '../../hooks'

/** A selected person, with their shipment in the cart. */
export interface PersonsBox {
  address: ChosenAddress
  shipment: Shipment | null
}

/** A product's add-ons, and whether everyone selected qualifies for them. */
export function useAddOns(
  { addOns, product }: PdpData,
  boxes: readonly PersonsBox[],
  addedCents: number,
) {
  const minute = useMinute()
  const [ticked, setTicked] = useState<readonly number[]>([])
  // An add-on is not a main item and does not count toward the threshold.
  const isAddOn = product.skus.some(({ is_addon }) => is_addon)
  const counted = isAddOn ? 0 : addedCents
  const offers = (addOns ?? []).flatMap((one) => {
    const [size] = one ? productSizes(one, null, isSaleOver(one.sale_ends, minute)) : []
    return one && size ? [{ product: one, size }] : []
  })
  const short = boxes.find(({ shipment }) => addOnGap(shipment, counted) > 0)
  const gapCents = short
    ? addOnGap(short.shipment, counted)
    : boxes.length > 0
      ? 0
      : addOnGap(null, counted)
  const isOpen = gapCents === 0
  const chosen = isOpen ? offers.filter(({ size }) => ticked.includes(size.skuId)) : []
  return {
    isAddOn,
    offers,
    ticked,
    isOpen,
    /** Missing amount, in US cents, and the first selected person who is short; null if none is. */
    gapCents,
    short: short?.address ?? null,
    chosen: chosen.map(({ product: one, size }) => ({ itemId: one.item_id, skuId: size.skuId })),
    chosenCents: chosen.reduce((sum, { size }) => sum + (size.priceCents ?? 0), 0),
    tick: (skuId: number, isTicked: boolean) =>
      setTicked((all) => [...all.filter((one) => one !== skuId), ...(isTicked ? [skuId] : [])]),
  }
}
