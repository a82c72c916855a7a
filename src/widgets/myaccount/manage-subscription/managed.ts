import type { SubscriptionDetail, UseSubscriptionResult } from '../../../hooks'

/** A subscription that was read, with what can be done to it. */
export interface ManagedSubscription extends UseSubscriptionResult {
  subscription: SubscriptionDetail
}

/** What each part of its page gets. */
export interface PageProps {
  managed: ManagedSubscription
  /** Tells what has become of a change that takes its own place away. */
  onNews(words: string): void
}
