import { calculated } from '../../domain/cart/calculated'
import { ALASKA_HAWAII_SHIPPING_CENTS } from '../../domain/constants'
import { isAlaskaOrHawaii } from '../../domain/delivery/isAlaskaOrHawaii'
import { movedFrom } from '../../domain/delivery/movedFrom'
import { chosenMethod } from '../../domain/delivery/shipMethods'
import { shipsFree } from '../../domain/delivery/shippingGap'
import { overnightCents, SELECT_DAY, specificDayCents } from '../../domain/delivery/upgrades'
import { sendDayOf } from '../../domain/gift-message/sendDay'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift, isPerishable } from '../../domain/shipment/shipments'
import { useCartSelector, useFormat } from '../../hooks'
import { fill } from '../../texts/catalogue'
import type { shipmentTexts } from '../../texts/shipment'
import type { IconName } from '../../ui'

type Fact = readonly [IconName, string]
type Amounts = readonly (number | null)[]

const isSame = (a: Amounts, b: Amounts) => a.every((amount, index) => amount === b[index])

/** Further facts about a shipment's delivery, each with an icon. */
export function useDeliveryFacts(
  shipment: Shipment,
  texts: typeof shipmentTexts.texts,
): readonly Fact[] {
  const format = useFormat()
  const [shippingCents, isFree, overnight, exactly] = useCartSelector(
    (cart) => [
      calculated(cart, 'shipping', shipment),
      Number(shipsFree(cart, shipment)),
      overnightCents(cart, shipment),
      specificDayCents(cart),
    ],
    isSame,
    shipment.crec_id,
  )
  const { shipping } = shipment
  const facts: Fact[] = []
  if (isEGift(shipment)) {
    const day = sendDayOf(shipment.announce_it_time)
    return day ? [['calendar', fill(texts.emailDay, { day: format.day(day) })]] : []
  }

  const upgrade = (words: string, cents: number | null | undefined) =>
    cents ? fill(texts.upgradeFor, { upgrade: words, amount: format.money(cents) }) : words
  const moved = movedFrom(shipment)
  if (moved) facts.push(['info', fill(texts.dateMoved, { day: format.day(moved) })])
  if (shipment.overnight_upgrade) facts.push(['moon', upgrade(texts.overnight, overnight)])
  if (shipping?.ship_select_type === SELECT_DAY) {
    facts.push(['calendar', upgrade(texts.specificDay, exactly)])
  }
  if (shipment.delivery_guarantee_data) facts.push(['check', texts.guaranteed])
  if (isPerishable(shipment)) facts.push(['snowflake', texts.perishable])
  const name = isPerishable(shipment) ? null : chosenMethod(shipment)?.name
  if (name) facts.push(['truck', name])
  if (shippingCents === 0) facts.push(['tag', texts.shipsFree])
  else if (!isFree && isAlaskaOrHawaii(shipment.state)) {
    const amount = format.money(ALASKA_HAWAII_SHIPPING_CENTS)
    facts.push(['pin', fill(texts.alaskaHawaii, { amount })])
  }
  return facts
}
