import type { BillingAddress, Cart, Customer, SavedAddress } from '../src/domain/schema/entities'
import type { Mutable } from './mutable'
import type { GiftCardRecord, PromoRecord } from './promos'

/** A cart as it is kept: in the shape of the wire, with the totals of the last calculation. */
export type CartRecord = Mutable<Cart>
export type AddressRecord = Mutable<SavedAddress>

/** A browser that comes back: who is signed in, and which cart it fills. */
export interface SessionRecord {
  session_id: string
  cust_id: number | null
  cart_id: number | null
  last_order_id: string | null
  billing: Mutable<BillingAddress> | null
  /** Items, newest first. */
  recently_viewed: number[]
  /** How many links that were none were tried, until when that counts, in milliseconds since 1970. */
  wrong_claims?: { count: number; until: number }
}

export interface CustomerRecord extends Mutable<Customer> {
  /** The hash of it. */
  password: string
  /** Wrong passwords since the last right one. */
  wrong_tries?: number
  /** Until when nobody is let in, in milliseconds since 1970. */
  locked_until?: number | null
  /** What the last link for a new password bears, and until when it is good. */
  reset?: { token: string; until: number } | null
  /** What they are sent; as the house has it where they never said. */
  emails?: Partial<EmailsRecord>
}

/** What a customer is sent. */
export interface EmailsRecord {
  offers: boolean
  recipes: boolean
  charges: boolean
  /** Null where the house sends no texts. */
  sms: boolean | null
  frequency: string
  is_bounced: boolean
  /** What the links of their emails bear, and until when they are good. */
  link?: { token: string; until: number }
}

/** A day on which a customer wants to think of a gift. */
export interface ReminderRecord {
  reminder_id: number
  occasion: string
  /** As `YYYY-MM-DD`. */
  day: string
}

/** What has become of one shipment of an order, where its dates alone do not say. */
export interface ParcelRecord {
  status?: string
  delivery_date?: string | null
  tracking_url?: string | null
  /** What was paid back for it, in US cents. */
  refund_cents?: number
}

/** A link by which somebody says where they live, under its token. */
export interface ClaimRecord {
  token: string
  claim_id: number
  /** The browser in which it was made, and its customer; null of a guest. */
  session_id: string
  cust_id: number | null
  /** The cart that waits for it. */
  cart_id: number
  /** The order that its gift has become a part of meanwhile. */
  order_id?: string
  crec_id: number
  /** Where the gift went when it was made; once the shopper has said so themselves, it is over. */
  street: string
  sender: string
  fname: string
  lname: string
  may_move_date: boolean
  status: 'waiting' | 'approve' | 'filled'
  /** Until when it is good, in milliseconds since 1970. */
  until: number
  /** What was answered, while the shopper has not agreed to what it adds. */
  answer?: { fields: ClaimedFields; delivery_date: string | null; extra_cents: number }
  /** The request that answered it and what was said to it, which a repeat hears again. */
  answered?: { body: string; said: { fname: string; delivery_date: string | null } }
}

/** An address as it was answered. */
export type ClaimedFields = Partial<AddressRecord> & { fname: string; lname: string }

export interface OrderRecord {
  order_id: string
  /** The key of the attempt, or null where the shop sends none. */
  attempt: string | null
  /** Milliseconds since 1970. */
  placed_at: number
  cart: CartRecord
  payment: Record<string, unknown>
  sms_opt_in: boolean
  /** What was left to pay after gift cards, in US cents. */
  paid_cents: number
  /** What has become of its shipments, by `crec_id`. */
  parcels?: Record<number, ParcelRecord>
  /** Names of what the house sells no more, by the sku. */
  names?: Record<number, string>
  /** Whether it is so old that only its people and its total are left. */
  is_limited?: boolean
}

/** What has happened to a subscription on a day, and the box or the day that it is about. */
export interface SubscriptionNews {
  day: string
  what: string
  about: string | null
}

/** What comes again by itself. All days are as `YYYY-MM-DD`. */
export interface SubscriptionRecord {
  subs_id: string
  cust_id: number
  version: number
  kind: 'auto-delivery' | 'club' | 'perpetual'
  status: 'active' | 'paused' | 'canceled' | 'done'
  sku_id: number
  qty: number
  /** What it is called where the house sells it no more. */
  name?: string
  /** Where it goes: the address of the book, and as it was where that is there no more. */
  addr_id: number | null
  to: AddressRecord
  gift_message: string
  interval_months: number
  club_orders: number | null
  club_order_start_month: number | null
  orders_sent: number
  /** The day from which all boxes are counted, so that the 31st stays the 31st. */
  anchor: string
  /** When the next box is due; it arrives with the first day of delivery from then on. */
  due: string
  /** When the box before has arrived. */
  last_date: string | null
  /** When the box arrives that was being packed as the rest was paused or canceled. */
  packed_date: string | null
  /** What a skip has changed, so that it can be undone. */
  skipped: { due: string; anchor: string; delivery_date: string } | null
  paused_until: string | null
  canceled_on: string | null
  cancel_reason?: string | null
  profile_id: string | null
  paid_with: string | null
  is_payment_failed: boolean
  /** The change that led to this version, so that the same one is not made again. */
  last_change: string | null
  history: SubscriptionNews[]
}

/** A session of the hosted payment form, and the card that was typed into it. */
export interface HostedRecord {
  uid: string
  brand: string
  last_four: string
  expires: string
  /** Why the bank will decline it, or null. */
  decline_code: string | null
  /** Who has opened it; nobody else may save its card. */
  owner?: string
}

export interface CardRecord extends HostedRecord {
  profile_id: string
  nickname?: string
  /** Whether it was made the default; where none was, it is the one that was saved last. */
  is_default?: boolean
  billing_address?: Mutable<BillingAddress> | null
  /** What may be shown of the account of a connected wallet. */
  wallet?: string
  /** Whether a subscription is paid by it; see `routes/cardUse`. */
  is_in_subscription?: boolean
}

/** What is kept under a key: one record each, never a list of all. */
export interface Tables {
  sessions: SessionRecord
  carts: CartRecord
  customers: CustomerRecord
  addresses: AddressRecord
  promos: PromoRecord
  giftCards: GiftCardRecord
  orders: OrderRecord
  hosted: HostedRecord
  cards: CardRecord
  reminders: ReminderRecord
  claims: ClaimRecord
  subscriptions: SubscriptionRecord
}

export type TableName = keyof Tables

/**
 * What can be done with the data inside a transaction.
 *
 * A record has a key, and an owner by whom it can be found: the session or customer that it belongs
 * to, or the e-mail of a customer. Records are copied in and out.
 */
export interface Transaction {
  /** The record under a key, held until the transaction ends; null where there is none. */
  read<T extends TableName>(table: T, key: string | number): Promise<Tables[T] | null>
  /** All records of one owner, oldest first. */
  owned<T extends TableName>(table: T, owner: string): Promise<Tables[T][]>
  /** Puts a record under a key, in place of what was there. */
  write<T extends TableName>(
    table: T,
    key: string | number,
    record: Tables[T],
    owner?: string,
  ): Promise<void>
  remove(table: TableName, key: string | number): Promise<void>
  /** A number that no record has had yet. */
  nextId(): Promise<number>
  /** Units on hand of items, in the order asked for; an item that nobody stocks is absent. */
  units(itemIds: readonly number[]): Promise<{ item_id: number; units: number }[]>
  putStock(itemId: number, units: number): Promise<void>
  /** Takes units out of stock; false, and nothing taken, where there are fewer. */
  takeStock(itemId: number, units: number): Promise<boolean>
  /** Takes US cents off a gift card; false, and nothing taken, where there are fewer. */
  takeGiftCard(certificate: string, cents: number): Promise<boolean>
}

/** The port to the data, which memory and PostgreSQL implement alike. */
export interface Db {
  /** Runs `work` as one: all of it is kept, or, where it rejects, none. Rejects as `work` does. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}
