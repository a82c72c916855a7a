/** A read that the loader starts before any chunk of the app is there. */
export interface EarlyRead {
  /** Key of a row of the contract: a GET without path parameters. It gets `t=1` on the billing page if it knows `t`. */
  endpoint: string
  /** Only where the page's login flag is set. */
  isForCustomers?: boolean
}

/** What an app shows in a state, in a few words, and the ids of the stories in which it does. */
export type ShownState = readonly [words: string, ...stories: [string, ...string[]]]

/** A state that every app has, or the reason why this one cannot. */
export type InheritedState = readonly [words: string, shown: readonly string[] | string]

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
  /** Names of the chunks that a shopper probably needs next, the likeliest first. */
  likelyNext: readonly string[]
  /** The app's own states, in the order in which a shopper meets them. */
  states: readonly ShownState[]
  /** G1 to G14, which every app has. */
  inheritedStates: readonly InheritedState[]
}
