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
import type { SendEntry } from '../../recipient/bulk/sendPlan'
import { NOTHING_SENT, type SendState } from '../../recipient/bulk/sendRunner'

/** One gift that is being sent again, and its progress. */
export interface ReorderEntry extends SendEntry {
  readonly giftId: number
  readonly shipment: SentShipment
  readonly items: readonly ReorderItem[]
  /** Whether it is added without an address, which the recipient will be asked for. */
  readonly isAsked: boolean
  /** Ship and delivery dates, as `YYYY-MM-DD`; null lets the cart choose. */
  readonly date: { readonly shipDate: string; readonly deliveryDate: string | null } | null
  /** Null for no message. */
  readonly message: string | null
}

/** What is known about an order and about reordering it. */
export interface ReorderFacts {
  readonly order: OrderDetail
  readonly offered: ReadonlyMap<number, OfferedSize>
  /** Units available, by item. */
  readonly units: ReadonlyMap<number, number>
  /** Possible delivery days, by gift id. */
  readonly days: ReadonlyMap<number, readonly DeliveryDay[]>
  readonly today: CalendarDay
}

/** The shopper's choices of dates and messages, for all gifts or single ones. */
export interface ReorderDetails {
  /** Null before one is chosen. */
  readonly date: ReorderDate | null
  /** Days chosen for single gifts, as `YYYY-MM-DD`, by gift id. */
  readonly ownDays: ReadonlyMap<number, string>
  /** Whether the old messages are used. */
  readonly hasMessages: boolean
  /** Overrides of `hasMessages`, by gift id. */
  readonly ownMessages: ReadonlyMap<number, boolean>
}

/** The order that is being sent again. */
export interface ReorderState extends SendState<ReorderEntry> {
  orderId: string | null
  /** `unknown` if the customer has no such order. */
  load: LoadStatus | 'unknown'
  /** Null until `ready`. */
  facts: ReorderFacts | null
  choices: ReorderChoices
  details: ReorderDetails
  /** The cart before a run; gifts are judged by it until the run is over. */
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
