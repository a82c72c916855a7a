import type { Cart, Customer, SavedAddress } from '../src/domain/schema/entities'
import { addressFields, isMyself } from './cart/shipments'
import { catalogue } from './catalogue'
import type {
  AddressRecord,
  CardRecord,
  CartRecord,
  ClaimRecord,
  EmailsRecord,
  OrderRecord,
  ReminderRecord,
  SubscriptionRecord,
  Transaction,
} from './db'
import type { Faults } from './faults'
import { toCents } from './pricing/cents'
import { type GiftCardRecord, giftCards, type PromoRecord, promos } from './promos'
import { ownerOf } from './routes/call'
import type { Rules } from './rules'

/** The initial state of a backend. Absent parts are the shop's defaults. */
export interface Scenario {
  /** The fixed instant, as ISO text; defaults to the device's clock. */
  now?: string
  /** The session's cart; by default a new one is created on first use. */
  cart?: Cart
  /** The signed-in customer; a guest by default. */
  customer?: Customer
  /** Customers who are not signed in. */
  accounts?: readonly Customer[]
  /** Email preferences of customers, and the link in their emails. */
  emails?: Partial<EmailsRecord>
  /** The customer's yearly reminders. */
  reminders?: readonly ReminderRecord[]
  /** Saved addresses; by default those that the cart uses. */
  addresses?: readonly SavedAddress[]
  /** Units on hand that differ from the catalogue. */
  stock?: readonly { item_id: number; units: number }[]
  /** Promo codes in addition to the shop's. */
  promos?: readonly PromoRecord[]
  /** The customer's saved payment cards. */
  cards?: readonly CardRecord[]
  /** The customer's orders. */
  orders?: readonly OrderRecord[]
  /** Subscriptions of any customer. */
  subscriptions?: readonly SubscriptionRecord[]
  /** Gift cards in addition to the shop's. */
  giftCards?: readonly GiftCardRecord[]
  /** Item ids, newest first. */
  recentlyViewed?: readonly number[]
  /** Claim links that request the addresses of gifts in the cart. */
  claims?: readonly Omit<ClaimRecord, 'session_id' | 'cust_id' | 'cart_id' | 'addr_id' | 'street'>[]
  rules?: Partial<Rules>
  faults?: Faults
  /** Data stored on the shopper's device. */
  device?: { promoCode?: string; guestRecipients?: readonly SavedAddress[] }
}

/** The password of the customers that scenarios sign in. */
export const PASSWORD = 'prairie-oak'

/** Its hash, precomputed: recreating the data for each test leaves no time for it. */
export const PASSWORD_HASH =
  'scrypt$00112233445566778899aabbccddeeff$579cf857cdf9ec563ad46d73825aaaa0b5aa9377d18e0bab889c953f33df3510'

const PLENTY = 99

/** Fills a database with a scenario, for one session. */
export function seed(scenario: Scenario, session_id: string) {
  return async (tx: Transaction): Promise<void> => {
    const { customer, cart } = scenario
    const session = {
      session_id,
      cust_id: customer?.cust_id ?? null,
      cart_id: cart?.cart_id ?? null,
      last_order_id: null,
      billing: null,
      recently_viewed: [...(scenario.recentlyViewed ?? [])],
    }
    const owner = ownerOf(session)
    await tx.write('sessions', session_id, session, owner)
    for (const one of [...(customer ? [customer] : []), ...(scenario.accounts ?? [])]) {
      const record = { ...one, password: PASSWORD_HASH, emails: scenario.emails }
      await tx.write('customers', one.cust_id, record, (one.email ?? '').toLowerCase())
    }
    for (const address of addressesOf(scenario)) {
      await tx.write('addresses', address.addr_id, address, owner)
    }
    for (const card of scenario.cards ?? []) await tx.write('cards', card.profile_id, card, owner)
    for (const one of scenario.reminders ?? [])
      await tx.write('reminders', one.reminder_id, one, owner)
    for (const order of scenario.orders ?? [])
      await tx.write('orders', order.order_id, order, owner)
    for (const claim of scenario.claims ?? []) {
      const order = scenario.orders?.find(({ order_id }) => order_id === claim.order_id)
      const { recipients = [] } = order?.cart ?? cart ?? {}
      const gift = recipients.find(({ crec_id }) => crec_id === claim.crec_id)
      const { addr_id = null, address_1 } = gift ?? {}
      const { cust_id } = session
      const owned = { session_id, cust_id, cart_id: cart?.cart_id ?? 0 }
      const kept = { ...claim, ...owned, addr_id, street: address_1 ?? '' }
      await tx.write('claims', claim.token, kept, owner)
    }
    for (const one of scenario.subscriptions ?? [])
      await tx.write('subscriptions', one.subs_id, one, `customer:${one.cust_id}`)
    // Plain wire data; `readonly` only exists in the types.
    if (cart) await tx.write('carts', cart.cart_id, structuredClone(cart) as CartRecord, owner)
    await seedHouse(tx, scenario)
  }
}

/** Stock, promo codes and gift cards of the shop, the cart and the scenario. */
async function seedHouse(tx: Transaction, scenario: Scenario): Promise<void> {
  const lines = scenario.cart?.recipients.flatMap(({ items }) => items) ?? []
  for (const { item_id } of lines) await tx.putStock(item_id, PLENTY)
  for (const { item_id, units } of catalogue) await tx.putStock(item_id, units)
  for (const { item_id, units } of scenario.stock ?? []) await tx.putStock(item_id, units)
  for (const promo of [...promos, ...(scenario.promos ?? [])]) {
    await tx.write('promos', promo.code, promo)
  }
  const applied = Object.entries(scenario.cart?.gift_card_json ?? {}).map(
    ([certificate, card]) => ({
      certificate,
      balance_cents: toCents(card?.applied_amount) + toCents(card?.balance),
      sticks: false,
    }),
  )
  for (const card of [...applied, ...giftCards, ...(scenario.giftCards ?? [])]) {
    await tx.write('giftCards', card.certificate, card)
  }
}

/** A scenario's addresses: the given ones, the cart's, or those of the cart's shipments. */
function addressesOf({ addresses, cart }: Scenario): AddressRecord[] {
  const named = addresses ?? (cart?.saved_addresses?.length ? cart.saved_addresses : null)
  if (named) return structuredClone([...named]) as AddressRecord[]
  const shipments = cart?.recipients.filter(({ addr_id }) => addr_id != null) ?? []
  return shipments.map((shipment) => {
    const addr_id = shipment.addr_id ?? 0
    const address: AddressRecord = {
      ...addressFields(shipment),
      addr_id,
      uuid: shipment.is_myself ? '99999999' : String(40_000_000 + addr_id),
      address_guid: `addr-${addr_id}`,
      selector_label: [`${shipment.fname} ${shipment.lname}`, shipment.city]
        .filter(Boolean)
        .join(', '),
    }
    return isMyself(address) ? { ...address, selector_label: 'Ship to Myself' } : address
  })
}
