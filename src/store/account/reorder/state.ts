import { ref } from 'valtio/vanilla'
import type { OrderDetail } from '../../../domain/account/orders'
import type { ReorderDate } from '../../../domain/account/reorder/dates'
import { NO_CHOICES, type ReorderChoices } from '../../../domain/account/reorder/gifts'
import type { OfferedSize, ReorderItem, SentShipment } from '../../../domain/account/reorder/items'
import type { CalendarDay } from '../../../domain/calendar'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'
import type { Cart } from '../../../domain/schema/entities'
import { defineSlot } from '../../core/slot'
import type { LoadStatus } from '../../core/state'
import { NOTHING_SENT, type SendState } from '../../recipient/bulk/sendRunner'
import type { SendEntry } from '../../recipient/bulk/sends'

/** One person whose gift is sent again, and how far it is. */
export interface ReorderEntry extends SendEntry {
  readonly giftId: number
  readonly shipment: SentShipment
  readonly items: readonly ReorderItem[]
  /** Whether it goes into the cart without an address, which its person is asked for. */
  readonly isAsked: boolean
  /** When it leaves and arrives, as `YYYY-MM-DD`; null for the cart's own choice. */
  readonly date: { readonly shipDate: string; readonly deliveryDate: string | null } | null
  /** Null for none. */
  readonly message: string | null
}

/** What is known of an order, and of what it can be sent again with. */
export interface ReorderFacts {
  readonly order: OrderDetail
  readonly offered: ReadonlyMap<number, OfferedSize>
  /** By item. */
  readonly units: ReadonlyMap<number, number>
  /** When each gift can arrive, by its id. */
  readonly days: ReadonlyMap<number, readonly DeliveryDay[]>
  readonly today: CalendarDay
}

/** What a shopper has chosen for all, or for one, beside who gets what. */
export interface ReorderDetails {
  /** Null before one is chosen. */
  readonly date: ReorderDate | null
  /** Days that were chosen for single gifts, as `YYYY-MM-DD`, by their ids. */
  readonly ownDays: ReadonlyMap<number, string>
  /** Whether the old messages are used. */
  readonly hasMessages: boolean
  /** Of whose it was said otherwise. */
  readonly ownMessages: ReadonlyMap<number, boolean>
}

/** The order that is being sent again. */
export interface ReorderState extends SendState<ReorderEntry> {
  orderId: string | null
  /** `unknown` where the customer has no such order. */
  load: LoadStatus | 'unknown'
  /** Null before it is `ready`. */
  facts: ReorderFacts | null
  choices: ReorderChoices
  details: ReorderDetails
  /** The cart before a run, by which all is judged until it is over. */
  before: Cart | null
}

const NO_DETAILS: ReorderDetails = {
  date: null,
  ownDays: new Map(),
  hasMessages: false,
  ownMessages: new Map(),
}

/** The order that is being sent again. */
export const reorderSlot = defineSlot<ReorderState>({
  name: 'reorder',
  initial: () => ({
    ...NOTHING_SENT(),
    orderId: null,
    load: 'idle',
    facts: null,
    choices: ref(NO_CHOICES),
    details: ref(NO_DETAILS),
    before: null,
  }),
})
