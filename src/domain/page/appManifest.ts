/** A read that the loader starts before any chunk of the app is there. */
export interface EarlyRead {
  /** Key of a row of the contract: a GET without path parameters. It gets `t=1` on the billing page if it knows `t`. */
  endpoint: string
  /** Only where the page's login flag is set. */
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
 * All that is registered of an app, exported as `app` by the `app.ts` of its folder. The build, the
 * loader's table, the package's entries, the script inventory, the pages of Storybook and tests find
 * the file by its place. It is data: it imports no component. An app that takes page data also exports
 * their schema from there, as `pageData`; the schema itself stands in `domain`, which knows valibot.
 */
export interface AppManifest {
  /** Name of the root element, and of the folder. */
  name: string
  /** Number of its chunk, never given twice: tests compare it with those of embed/chunks.ts. */
  number: number
  /** What the embed mounts: the export of the file of this name. */
  component: string
  reads: readonly EarlyRead[]
  /** Why the chunk is there, for script-inventory.json. */
  purpose: string
  /** Whether the payment page may load it. */
  isForPayment: boolean
  /** Whether it takes the payment itself, or a card, for which its entry prepares the page's store. */
  takesPayment?: boolean
  /** Whether a card may be entered in one of its screens, for which its entry prepares the page's store by what loads later. */
  mayTakeCards?: boolean
  /** Whether it stands on any page of a shop, and says nothing of what a page is about. */
  isAnywhere?: boolean
  /** Names of the chunks that a shopper probably needs next, the likeliest first. */
  likelyNext: readonly string[]
  /** The app's own states, each in a few words, in the order in which a shopper meets them. */
  states: readonly string[]
  /** Why one of the inherited states cannot occur in this app, in a sentence. */
  lacks?: Partial<Record<InheritedState, string>>
}
