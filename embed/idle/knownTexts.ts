declare const __GIFTWELL_TEXT_KEYS__: readonly string[]

/** The key of each text, as this build has them: their files belong to the chunks that show them. */
export const knownTexts = (): readonly string[] => __GIFTWELL_TEXT_KEYS__
