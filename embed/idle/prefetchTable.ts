/** The build's data for prefetching, by chunk number. */
export interface PrefetchTable {
  /** The apps that a shopper probably needs next, by current app, most likely first. */
  likelyNext: Readonly<Record<string, readonly number[]>>
  /** Chunks that a page loads itself if it wants them: nothing else needs them. */
  ownChoice: readonly number[]
  /** Apps that can be on any page of a shop, and are independent of its subject. */
  anywhere: readonly string[]
}

declare const __GIFTWELL_PREFETCH__: PrefetchTable

/** This build's table, derived from the apps' manifests; defined by the build. */
export const prefetchTable = (): PrefetchTable => __GIFTWELL_PREFETCH__

/** Apps whose page loads only what it needs, and prefetches nothing: fewer scripts to account for. */
export const PAYMENT = ['checkout-billing', 'checkout-billing-blocked-ip']
