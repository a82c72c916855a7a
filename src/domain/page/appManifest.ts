/** A read that the loader starts before any of the app's chunks is loaded. */
export interface EarlyRead {
  /** Key of a row of the contract: a GET without path parameters. It gets `t=1` on the billing page if it knows `t`. */
  endpoint: string
  /** Only if the page's login flag is set. */
  isForCustomers?: boolean
}

/** The states that every app has, G1 to G14 in this order. */
export const inheritedStates = [
  'ready',
  'loading',
  'slow',
  'load failed',
  'unexpected answer',
  'forbidden',
  'offline',
  'chunk failed',
  'longest text',
  'narrow',
  'wide',
  'forced colors',
  'page data missing',
  'render crash',
] as const

export type InheritedState = (typeof inheritedStates)[number]

/**
 * Everything registered about an app, exported as `app` by the `app.ts` of its folder. The build, the loader's
 * table, the package's entries, the script inventory, the Storybook pages and tests find the file by its
 * location. It is plain data: it imports no component. An app with page data also exports its schema from
 * there, as `pageData`; the schema itself is in `domain`, which can use valibot.
 */
export interface AppManifest {
  /** Name of the root element and of the folder. */
  name: string
  /** Number of its chunk, never reused: tests compare it with those in embed/chunks.ts. */
  number: number
  /** What the embed mounts: the export of the file with this name. */
  component: string
  reads: readonly EarlyRead[]
  /** Why the chunk exists, for script-inventory.json. */
  purpose: string
  /** Whether the payment page is allowed to load it. */
  isForPayment: boolean
  /** Whether it takes a payment or a card itself; its entry then prepares the page's store for that. */
  takesPayment?: boolean
  /**
   * Whether one of its screens can take a card; its entry then prepares the page's store with code that loads
   * later.
   */
  mayTakeCards?: boolean
  /** Whether it can be on any page of a shop, and is independent of the page's subject. */
  isAnywhere?: boolean
  /** Names of the chunks that a shopper probably needs next, most likely first. */
  likelyNext: readonly string[]
  /** The app's own states, each in a few words, in the order in which a shopper meets them. */
  states: readonly string[]
  /** Why an inherited state cannot occur in this app, in a sentence. */
  lacks?: Partial<Record<InheritedState, string>>
}
