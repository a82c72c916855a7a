import type { SubscriptionDetail, UseSubscriptionResult } from '../../../hooks'

/** A loaded subscription, with its actions. */
export interface ManagedSubscription extends UseSubscriptionResult {
  subscription: SubscriptionDetail
}

/** Props of each part of the page. */
export interface PageProps {
  managed: ManagedSubscription
  /** Reports the outcome of a change that removes its own part of the page. */
  onNews(words: string): void
}
