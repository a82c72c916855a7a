import { ref } from 'valtio/vanilla'
import type { TotalChange } from '../../domain/cart/totalChanges'
import { newOrder, type OrderState } from '../../domain/checkout/orderMachine'
import type { DayChange } from '../../domain/delivery/dayChanges'
import type { BillingAddress } from '../../domain/schema/entities'
import { type PersistedAttempt, persistedSchemas } from '../../domain/schema/persisted'
import type { FailureReason } from '../core/outcome'
import { defineSlot } from '../core/slot'

/** A total, in US cents, or a day that is another one than the shopper saw. */
export interface ChangedTotal {
  readonly from: number
  readonly to: number
  /** What of it has changed. */
  readonly parts: readonly TotalChange[]
  /** Which gifts arrive on another day. */
  readonly days: readonly DayChange[]
}

/** Why nothing could be ordered; `tax`: it could not be calculated, `session`: it is over. */
export type OrderFailure = FailureReason | 'tax' | 'session'

export interface OrderSlot {
  /** Where it stands. */
  order: OrderState
  /** What was sent and may have been paid; null once the server said yes or no. */
  attempt: PersistedAttempt | null
  /** Who buys, as of the last request; null before. It is never kept on the device. */
  buyer: BillingAddress | null
  /** What the server calls the order, once it is placed and the answer came. */
  orderId: string | number | null
  /** Why the payment was declined, or the order refused, in the server's own word. */
  declineCode: string | null
  /** Why the checks before paying could not be made, or the shop took no order; null where neither is so. */
  failure: OrderFailure | null
  /** What was to be paid when the shopper pressed, and what it is now, or which days; null where all is the same. */
  change: ChangedTotal | null
}

/** The order that is being placed. It outlives its cart, as somebody has to say what became of it. */
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
      days: 1,
      isForTab: true,
      schema: persistedSchemas.order,
      read: ({ attempt }) => attempt,
      write(slot, value) {
        slot.attempt = ref(value)
      },
    },
  ],
})
