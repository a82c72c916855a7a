import { MYSELF_UUID } from '../../src/domain/constants'
import { chicago } from '../calendar/chicago'
import { shipmentGroup } from '../calendar/groups'
import type { ShippingDays } from '../calendar/shipDates'
import { firstShipping } from '../cart/dates'
import { kindOfLines } from '../cart/kinds'
import { placeOf, type ShipmentRecord } from '../cart/lines'
import { isMyself } from '../cart/shipments'
import { findSku } from '../catalogue'
import type { AddressRecord, CartRecord } from '../db'
import { type Rates, recalculate } from '../pricing/recalculate'
import type { PromoRecord } from '../promos'
import { soldOutDays } from '../rules'
import { type Call, ownerOf, Refusal } from './call'
import { markAwaited } from './ownClaims'

/** The parts of a call that identify its data. */
export type Of = Pick<Call, 'tx' | 'session' | 'now' | 'rules'>

/** The ship dates that apply to a call. */
export const daysOf = ({ now, rules }: Of): ShippingDays => ({
  now,
  soldOutDays: soldOutDays(rules, now),
})

/** The cart of a session, or null. */
export async function cartOf(of: Of): Promise<CartRecord | null> {
  const { tx, session } = of
  const cart = session.cart_id === null ? null : await tx.read('carts', session.cart_id)
  if (cart) await markAwaited(of, cart)
  return cart
}

/** The session's cart; refused if there is none, or if another cart is meant. */
export async function cartMeant(of: Of, cartId?: number): Promise<CartRecord> {
  const cart = await cartOf(of)
  if (!cart || (cartId !== undefined && cart.cart_id !== cartId)) {
    throw new Refusal(404, 'cart_not_found')
  }
  return cart
}

/** The session's cart, or a new one. Only `keep` stores it. */
export async function openCart(of: Of): Promise<CartRecord> {
  const cart = await cartOf(of)
  if (cart) return cart
  const cart_id = await of.tx.nextId()
  of.session.cart_id = cart_id
  await myselfAddress(of)
  return {
    cart_id,
    cust_id: of.session.cust_id,
    cart_guid: `cart-${cart_id}`,
    recipients: [],
    discount_code: '',
    gift_card_json: {},
    ab_tests: {},
    is_mobile: false,
    cspl_id: null,
  }
}

/** A shopper's "Ship to Myself" address; created empty if there is none. */
export async function myselfAddress({ tx, session }: Of): Promise<AddressRecord> {
  const owner = ownerOf(session)
  const known = (await tx.owned('addresses', owner)).find(isMyself)
  if (known) return known
  const customer = session.cust_id === null ? null : await tx.read('customers', session.cust_id)
  const addr_id = await tx.nextId()
  const address: AddressRecord = {
    addr_id,
    uuid: String(MYSELF_UUID),
    selector_label: 'Ship to Myself',
    address_guid: `addr-${addr_id}`,
    fname: customer?.fname ?? '',
    lname: customer?.lname ?? '',
    email: customer?.email ?? '',
    is_myself: true,
    res_com: 'V',
  }
  await tx.write('addresses', addr_id, address, owner)
  return address
}

/** A line of a cart with its shipment; refused if there is none. */
export function lineMeant(cart: CartRecord, lineId: number) {
  const place = placeOf(cart, lineId)
  if (!place) throw new Refusal(404, 'line_not_found')
  return place
}

/** A shipment of a cart; refused if there is none. */
export function shipmentMeant(cart: CartRecord, shipmentId: number): ShipmentRecord {
  const shipment = cart.recipients.find(({ crec_id }) => crec_id === shipmentId)
  if (!shipment) throw new Refusal(404, 'shipment_not_found')
  return shipment
}

/** Updates a shipment's kind from its items, and its method if the kind changed; the date stays. */
export function settleKind(of: Of, shipment: ShipmentRecord): void {
  const kind = kindOfLines(shipment.items, shipment.cart_type ?? '')
  if (kind === shipment.cart_type && shipment.shipping) return
  shipment.cart_type = kind
  shipment.ship_calendar_group_data = shipmentGroup(shipment.items, chicago(of.now).day)
  const first = firstShipping(shipment, daysOf(of))
  const ship_date = shipment.shipping?.ship_date
  shipment.shipping = first && ship_date ? { ...first, ship_date } : first
}

/** The current inputs of a cart's calculation. */
export async function ratesOf(of: Of, cart: CartRecord): Promise<Rates> {
  const promo: PromoRecord | null = cart.discount_code
    ? await of.tx.read('promos', cart.discount_code)
    : null
  const cards = []
  for (const certificate of Object.keys(cart.gift_card_json ?? {})) {
    const card = await of.tx.read('giftCards', certificate)
    if (card) cards.push(card)
  }
  const isCustomer = of.session.cust_id !== null
  return { ...daysOf(of), promo, cards, isCustomer, isTaxOnDemand: of.rules.isTaxOnDemand }
}

/** Calculates and stores a cart, and returns it as it is answered: with addresses and specials. */
export async function keep(of: Of, cart: CartRecord): Promise<CartRecord> {
  // The change may have ended a link.
  await markAwaited(of, cart)
  recalculate(cart, await ratesOf(of, cart))
  cart.cust_id = of.session.cust_id
  const owner = ownerOf(of.session)
  await of.tx.write('carts', cart.cart_id, { ...cart, saved_addresses: [] }, owner)
  const skus = new Set(cart.recipients.flatMap(({ items }) => items.map(({ sku_id }) => sku_id)))
  const offered = of.rules.specials.filter((sku) => !skus.has(sku))
  return {
    ...cart,
    saved_addresses: await of.tx.owned('addresses', owner),
    cart_specials: {
      skus: offered.filter((sku) => !findSku(sku)?.item.is_combo),
      combo: offered.filter((sku) => findSku(sku)?.item.is_combo),
    },
  }
}
