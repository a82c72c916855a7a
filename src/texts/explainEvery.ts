import { textKeys } from './everyText'
import { explainTexts } from './explainTexts'

/** Reports each override with a wrong key. Loaded on demand, because it contains all texts. */
export const explainEvery = (texts: Readonly<Record<string, string>>): void =>
  explainTexts(texts, textKeys)
