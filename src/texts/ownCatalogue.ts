import type { Catalogue } from './catalogue'

/**
 * Declares texts of your own for `useTexts`, in the language of the store's `format.locale`. `fill` replaces
 * their placeholders; the store's `texts` can override one under `noun.key`, as with the built-in ones.
 */
export function catalogue<
  const TTexts extends Readonly<Record<string, string>>,
  const TNoun extends string,
>(noun: TNoun, texts: TTexts): Catalogue<{ readonly [K in keyof TTexts]: string }, TNoun> {
  if (process.env.NODE_ENV !== 'production') {
    for (const [key, text] of Object.entries(texts)) ownTexts[`${noun}.${key}`] = text
  }
  return { noun, texts, isLocalized: true }
}

/** The texts of all own catalogues by key, for warnings in development. */
export const ownTexts: Record<string, string> = {}
