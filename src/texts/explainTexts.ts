import { nearest } from '../domain/nearest'

/**
 * Warns of each key for which there is no text, in the browser's console: once a key, with the nearest
 * one that there is. Such a text is shown nowhere.
 */
export function explainTexts(
  texts: Readonly<Record<string, string>>,
  known: readonly string[],
): void {
  const right = new Set(known)
  for (const key of Object.keys(texts)) {
    if (right.has(key) || told.has(key)) continue
    told.add(key)
    console.warn(
      `Giftwell: unknown text key "${key}", so it is ignored. Did you mean "${nearest(key, known)?.word ?? ''}"? See dist/docs/texts.md for all keys.`,
    )
  }
}

const told = new Set<string>()
