import { nearest } from '../domain/nearest'

/**
 * Warns in the console about overrides whose key does not exist: once per key, with the most similar key.
 */
export function explainTexts(
  texts: Readonly<Record<string, string>>,
  known: readonly string[],
): void {
  const right = new Set(known)
  for (const key of Object.keys(texts)) {
    if (right.has(key) || explained.has(key)) continue
    explained.add(key)
    console.warn(
      `Giftwell: unknown text key "${key}", so it is ignored. Did you mean "${nearest(key, known)?.word ?? ''}"? See dist/docs/texts.md for all keys.`,
    )
  }
}

const explained = new Set<string>()
