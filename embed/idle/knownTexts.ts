declare const __GIFTWELL_TEXT_KEYS__: readonly string[]

/** The keys of all texts in this build; the texts themselves are in the chunks that show them. */
export const knownTexts = (): readonly string[] => __GIFTWELL_TEXT_KEYS__
