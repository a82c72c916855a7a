/** What the build knows of prefetching. Numbers are those of chunks. */
export interface PrefetchTable {
  /** What a shopper probably needs next, by the app at hand and the likeliest first. */
  likelyNext: Readonly<Record<string, readonly number[]>>
  /** What a page loads by itself where it wants it: nobody else needs it. */
  ownChoice: readonly number[]
  /** Apps that stand on any page of a shop, and say nothing of what this one is about. */
  anywhere: readonly string[]
}

declare const __GIFTWELL_PREFETCH__: PrefetchTable

/** The table of this build, from the manifests of the apps: it exists nowhere else. */
export const prefetchTable = (): PrefetchTable => __GIFTWELL_PREFETCH__

/** Apps whose page loads what it needs, and nothing ahead: fewer scripts, fewer to answer for. */
export const PAYMENT = ['checkout-billing', 'checkout-billing-blocked-ip']
