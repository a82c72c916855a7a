import type { Cart, LineItem, Shipment } from '../../src/domain/schema/entities'
import { chicago } from '../calendar/chicago'
import { isEGift } from '../cart/kinds'
import { findSku } from '../catalogue'
import type { PromoRecord } from '../promos'
import { lineCents, shareOut, sumCents } from './cents'

/** A code's status: it can be applied, it has expired, or it does not exist. */
export type PromoStatus = 'active' | 'expired' | 'unknown'

/** Why an active code does not apply to this cart. */
export type PromoRefusal =
  | 'not_active'
  | 'customers_only'
  | 'minimum_not_met'
  | 'nothing_to_discount'

/** A code's status at an instant. A code that has not started is unknown. */
export function promoStatus(promo: PromoRecord | null, now: number): PromoStatus {
  const { day } = chicago(now)
  if (!promo || day < promo.starts) return 'unknown'
  return promo.ends !== null && day > promo.ends ? 'expired' : 'active'
}

/** Why a code cannot be applied to a cart, or null if it can. */
export function promoRefusal(
  promo: PromoRecord,
  cart: Cart,
  { now, isCustomer }: { now: number; isCustomer: boolean },
): PromoRefusal | null {
  if (promoStatus(promo, now) !== 'active') return 'not_active'
  if (promo.customers_only && !isCustomer) return 'customers_only'
  const lines = cart.recipients.flatMap(({ items }) => items)
  if (sumCents(lines) < promo.minimum_cents) return 'minimum_not_met'
  if (promo.kind === 'gift') return giftHolder(cart.recipients) ? null : 'nothing_to_discount'
  if (promo.kind === 'shipping') return lines.length > 0 ? null : 'nothing_to_discount'
  return sumCents(discountedLines(promo, cart)) > 0 ? null : 'nothing_to_discount'
}

/** Whether a shipment is a paid parcel, so that a free gift can go with it. */
const canHoldGift = (shipment: Shipment) => !isEGift(shipment) && sumCents(shipment.items) > 0

/** The first parcel, which a free gift goes with: the shopper's own, else the oldest; undefined if there is none. */
export const giftHolder = <TShipment extends Shipment>(
  recipients: readonly TShipment[],
): TShipment | undefined => recipients.filter(canHoldGift).toSorted(ownFirst)[0]

const ownFirst = (a: Shipment, b: Shipment) =>
  Number(Boolean(b.is_myself)) - Number(Boolean(a.is_myself)) || a.crec_id - b.crec_id

/** The promo code's discount on each line, in US cents, by `clin_id`; lines without one are omitted. */
export function promoByLine(promo: PromoRecord | null, cart: Cart): Map<number, number> {
  if (!promo || promo.kind === 'gift' || promo.kind === 'shipping') return new Map()
  const lines = discountedLines(promo, cart)
  const shares = shareOut(discountCents(promo, sumCents(lines)), lines.map(lineCents))
  return new Map(lines.map((line, index) => [line.clin_id, shares[index] ?? 0]))
}

/** Rounds half a cent up, and discounts no more than the price. */
function discountCents({ kind, value }: PromoRecord, eligibleCents: number): number {
  if (kind === 'amount') return Math.min(value, eligibleCents)
  return Math.floor((eligibleCents * value + 50) / 100)
}

/** The lines that a code applies to: never e-gift cards, otherwise those of its items. */
function discountedLines({ item_ids }: PromoRecord, cart: Cart): LineItem[] {
  return cart.recipients
    .filter((shipment) => !isEGift(shipment))
    .flatMap(({ items }) => items)
    .filter((line) => lineCents(line) > 0 && !findSku(line.sku_id)?.item.is_egift)
    .filter((line) => item_ids === null || item_ids.includes(line.item_id))
}
