/** What an app shows in a state, in a few words, and the ids of the stories in which it does. */
export type ShownState = readonly [words: string, ...stories: [string, ...string[]]]

/** A state that every app has, or the reason why this one cannot. */
export type InheritedState = readonly [words: string, shown: readonly string[] | string]
