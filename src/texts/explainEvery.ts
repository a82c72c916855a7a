import { textKeys } from './everyText'
import { explainTexts } from './explainTexts'

/** Names each text of a host whose key is wrong. Loaded on demand: it brings all texts. */
export const explainEvery = (texts: Readonly<Record<string, string>>): void =>
  explainTexts(texts, textKeys)
