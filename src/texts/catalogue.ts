/** A noun's part of the message catalogue: its name, and its texts by key. */
export interface Catalogue<
  TTexts extends Readonly<Record<string, string>>,
  TNoun extends string = string,
> {
  noun: TNoun
  texts: TTexts
}

/**
 * Declares the texts of a noun. A host overrides one under `noun.key`, such as `cart.title`.
 *
 * A text may hold `{name}` for a value, and `{count|item|items}` for a word that depends on one.
 */
export function catalogue<
  const TTexts extends Readonly<Record<string, string>>,
  const TNoun extends string,
>(noun: TNoun, texts: TTexts): Catalogue<{ readonly [K in keyof TTexts]: string }, TNoun> {
  return { noun, texts }
}

/** The texts of a noun with the host's own in their places. */
export function withOverrides<TTexts extends Readonly<Record<string, string>>>(
  { noun, texts }: Catalogue<TTexts>,
  overrides: Readonly<Record<string, string>>,
): TTexts {
  const own = Object.keys(texts).filter((key) => Object.hasOwn(overrides, `${noun}.${key}`))
  if (own.length === 0) return texts
  // Same keys, same type: only texts are replaced by texts.
  return { ...texts, ...Object.fromEntries(own.map((key) => [key, overrides[`${noun}.${key}`]])) }
}

/** A text with its values in place; what has no value stays as it is written. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(
    /\{(\w{1,30})(?:\|([^|{}]{0,60})\|([^|{}]{0,60}))?\}/g,
    (whole, name, one, other) => {
      if (!Object.hasOwn(values, name)) return whole
      const value = values[name]
      if (one === undefined) return String(value)
      return Number(value) === 1 ? one : other
    },
  )
}
