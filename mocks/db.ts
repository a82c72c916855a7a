import type { BillingAddress, Cart, Customer, SavedAddress } from '../src/domain/schema/entities'
import type { Mutable } from './mutable'
import type { GiftCardRecord, PromoRecord } from './promos'
import type { SessionTries } from './routes/sessionTries'

/** A cart as it is stored: in wire format, with its latest calculated totals. */
export type CartRecord = Mutable<Cart>
export type AddressRecord = Mutable<SavedAddress>

/** A browser session: who is signed in, and the session's cart. */
export interface SessionRecord {
  session_id: string
  cust_id: number | null
  cart_id: number | null
  last_order_id: string | null
  billing: Mutable<BillingAddress> | null
  /** Item ids, newest first. */
  recently_viewed: number[]
  /** Invalid claim links tried. */
  wrong_claims?: SessionTries
  /** Emails with an account that were tried to be registered. */
  known_emails?: SessionTries
}

export interface CustomerRecord extends Mutable<Customer> {
  /** The password's hash. */
  password: string
  /** Token of the last reset link, and its expiration. */
  reset?: { token: string; until: number } | null
  /** Email preferences; the shop's defaults if never set. */
  emails?: Partial<EmailsRecord>
}

/** Wrong passwords tried for an email, whether or not it has an account. */
export interface TriesRecord {
  /** Number since the last correct one, or since the last lock. */
  count: number
  /** Until when sign-in is locked, in milliseconds since 1970. */
  locked_until: number | null
}

/** A customer's email preferences. */
export interface EmailsRecord {
  offers: boolean
  recipes: boolean
  charges: boolean
  /** Null if the shop sends no text messages. */
  sms: boolean | null
  frequency: string
  is_bounced: boolean
  /** Token of the links in their emails, and its expiration. */
  link?: { token: string; until: number }
}

/** A yearly gift reminder of a customer. */
export interface ReminderRecord {
  reminder_id: number
  occasion: string
  /** `YYYY-MM-DD`. */
  day: string
}

/** The state of an order's shipment, if it cannot be derived from its dates. */
export interface ParcelRecord {
  status?: string
  delivery_date?: string | null
  tracking_url?: string | null
  /** The amount refunded, in US cents. */
  refund_cents?: number
}

/** A link that asks a recipient for their address, stored by its token. */
export interface ClaimRecord {
  token: string
  claim_id: number
  /** The session and the customer that created it; the customer is null for a guest. */
  session_id: string
  cust_id: number | null
  /** The cart that is waiting for the answer. */
  cart_id: number
  /** The order that the gift belongs to by now. */
  order_id?: string
  crec_id: number
  /** The gift's address and its street when the link was created; if either changes, the link is over. */
  addr_id: number | null
  street: string
  sender: string
  fname: string
  lname: string
  may_move_date: boolean
  status: 'waiting' | 'approve' | 'filled'
  /** Expiration, in milliseconds since 1970. */
  until: number
  /** The answer, until the shopper has approved its extra cost. */
  answer?: { fields: ClaimedFields; delivery_date: string | null; extra_cents: number }
  /** The answering request and its response, which a repeated request gets again. */
  answered?: { body: string; said: { fname: string; delivery_date: string | null } }
}

/** The address fields of an answer. */
export type ClaimedFields = Partial<AddressRecord> & { fname: string; lname: string }

export interface OrderRecord {
  order_id: string
  /** The attempt's key, or null if the shop sends none. */
  attempt: string | null
  /** Milliseconds since 1970. */
  placed_at: number
  cart: CartRecord
  payment: Record<string, unknown>
  sms_opt_in: boolean
  /** The amount due after gift cards, in US cents. */
  paid_cents: number
  /** The state of its shipments, by `crec_id`. */
  parcels?: Record<number, ParcelRecord>
  /** Names of items that are no longer sold, by sku. */
  names?: Record<number, string>
  /** Whether it is so old that only its recipients and total are left. */
  is_limited?: boolean
}

/** An event of a subscription, with the box or day that it concerns. */
export interface SubscriptionNews {
  day: string
  what: string
  about: string | null
}

/** A subscription. All days are `YYYY-MM-DD`. */
export interface SubscriptionRecord {
  subs_id: string
  cust_id: number
  version: number
  kind: 'auto-delivery' | 'club' | 'perpetual'
  status: 'active' | 'paused' | 'canceled' | 'done'
  sku_id: number
  qty: number
  /** Its name, if the shop no longer sells it. */
  name?: string
  /** Its address in the address book, and a copy in case that is deleted. */
  addr_id: number | null
  to: AddressRecord
  gift_message: string
  interval_months: number
  club_orders: number | null
  club_order_start_month: number | null
  orders_sent: number
  /** The day from which all boxes are counted, so that the 31st stays the 31st. */
  anchor: string
  /** When the next box is due; it arrives on the first delivery day from then on. */
  due: string
  /** When the previous box arrived. */
  last_date: string | null
  /** Arrival day of a box that was being packed when the subscription was paused or canceled. */
  packed_date: string | null
  /** The state before a skip, for undoing it. */
  skipped: { due: string; anchor: string; delivery_date: string } | null
  paused_until: string | null
  canceled_on: string | null
  cancel_reason?: string | null
  profile_id: string | null
  paid_with: string | null
  is_payment_failed: boolean
  /** The change that led to this version, so that it is not repeated. */
  last_change: string | null
  history: SubscriptionNews[]
}

/** A session of the hosted payment form, and the card entered in it. */
export interface HostedRecord {
  uid: string
  brand: string
  last_four: string
  expires: string
  /** Why the bank will decline it, or null. */
  decline_code: string | null
  /** The session that opened it; no other can save its card. */
  owner?: string
}

export interface CardRecord extends HostedRecord {
  profile_id: string
  nickname?: string
  /** Whether it was made the default; if no card was, the last saved one is the default. */
  is_default?: boolean
  billing_address?: Mutable<BillingAddress> | null
  /** The displayable name of a connected wallet's account. */
  wallet?: string
  /** Whether it pays for a subscription; see `routes/cardUse`. */
  is_in_subscription?: boolean
}

/** The record types by table; each key holds one record. */
export interface Tables {
  sessions: SessionRecord
  carts: CartRecord
  customers: CustomerRecord
  tries: TriesRecord
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
 * The operations on the data inside a transaction.
 *
 * Each record has a key and an owner to find it by: its session or customer, or a customer's email. Records are
 * copied in and out.
 */
export interface Transaction {
  /** The record with a key, locked until the transaction ends; null if there is none. */
  read<T extends TableName>(table: T, key: string | number): Promise<Tables[T] | null>
  /** All records of one owner, oldest first. */
  owned<T extends TableName>(table: T, owner: string): Promise<Tables[T][]>
  /** Stores a record under a key, replacing any other. */
  write<T extends TableName>(
    table: T,
    key: string | number,
    record: Tables[T],
    owner?: string,
  ): Promise<void>
  remove(table: TableName, key: string | number): Promise<void>
  /** A new, unused number. */
  nextId(): Promise<number>
  /** Units on hand of items, in request order; items without stock records are omitted. */
  units(itemIds: readonly number[]): Promise<{ item_id: number; units: number }[]>
  putStock(itemId: number, units: number): Promise<void>
  /** Takes units out of stock; takes nothing and returns false if there are fewer. */
  takeStock(itemId: number, units: number): Promise<boolean>
  /** Takes US cents off a gift card; takes nothing and returns false if there are fewer. */
  takeGiftCard(certificate: string, cents: number): Promise<boolean>
}

/** The database interface, implemented in memory and with PostgreSQL. */
export interface Db {
  /** Runs `work` as a transaction: commits if it resolves, rolls back if it rejects. Rejects like `work`. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}
