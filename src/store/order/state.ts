import { ref } from 'valtio/vanilla'
import type { TotalChange } from '../../domain/cart/totalChanges'
import { newOrder, type OrderState } from '../../domain/checkout/orderMachine'
import type { DayChange } from '../../domain/delivery/dayChanges'
import type { BillingAddress } from '../../domain/schema/entities'
import { type PersistedAttempt, persistedSchemas } from '../../domain/schema/persisted'
import type { FailureReason } from '../core/outcome'
import { defineSlot } from '../core/slot'

/** A total, in US cents, or days that differ from what the shopper saw. */
export interface ChangedTotal {
  readonly from: number
  readonly to: number
  /** The parts of the total that changed. */
  readonly parts: readonly TotalChange[]
  /** The gifts whose delivery day changed. */
  readonly days: readonly DayChange[]
  /** The amount of a payment secured before the change, in US cents; it is used if it equals `to`. Otherwise null. */
  readonly securedCents: number | null
}

/** Why nothing could be ordered. `tax`: it could not be calculated. `session`: it has expired. */
export type OrderFailure = FailureReason | 'tax' | 'session'

/** The state that `orderActions` keeps. */
export interface OrderSlot {
  /** The state of the order machine. */
  order: OrderState
  /** A request that may have been charged; null once the server has accepted or declined it. */
  attempt: PersistedAttempt | null
  /** The buyer as of the last request; null before. Never stored on the device. */
  buyer: BillingAddress | null
  /** The server's order id, once the order is placed and the answer arrived. */
  orderId: string | number | null
  /** Why the payment was declined or the order refused, as the server's code. */
  declineCode: string | null
  /** Why the checks before payment failed, or the shop refused the order; otherwise null. */
  failure: OrderFailure | null
  /** The total or days that changed since the press; null if nothing changed. */
  change: ChangedTotal | null
}

/** The order being placed. Outlives its cart, because its result still has to be shown. */
export const orderSlot = defineSlot<OrderSlot>({
  name: 'order',
  initial: () => ({
    order: ref(newOrder),
    attempt: null,
    buyer: null,
    orderId: null,
    declineCode: null,
    failure: null,
    change: null,
  }),
  persist: [
    {
      key: 'order',
      // An hour (reliability §9).
      days: 1 / 24,
      isForTab: true,
      schema: persistedSchemas.order,
      read: ({ attempt }) => attempt,
      write(slot, value) {
        slot.attempt = ref(value)
      },
    },
  ],
})
