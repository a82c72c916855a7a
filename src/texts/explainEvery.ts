import { textKeys } from './everyText'
import { explainTexts } from './explainTexts'
import { ownTexts } from './ownCatalogue'

/**
 * Reports each override with a wrong key, and each text of the host that cannot be read. Loaded on demand, because
 * it contains all texts.
 */
export const explainEvery = (texts: Readonly<Record<string, string>>): void =>
  explainTexts({ ...ownTexts, ...texts }, [...textKeys, ...Object.keys(ownTexts)])
