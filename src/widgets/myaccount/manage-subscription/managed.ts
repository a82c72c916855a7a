import type { SubscriptionDetail, UseSubscriptionResult } from '../../../hooks'

/** A subscription that was read, with what can be done to it. */
export interface ManagedSubscription extends UseSubscriptionResult {
  subscription: SubscriptionDetail
}
