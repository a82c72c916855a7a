import { LOCALE } from '../domain/constants'
import { plurals } from '../domain/plurals'
import { textDirection } from '../domain/textDirection'

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
 * A text may hold `{name}` for a value, and `{count|item|items}` for a word that depends on one: a form for
 * each plural category of its language, in the order zero, one, two, few, many, other; the last one
 * is used for all that are left out. A `#` in a form is the value.
 */
export function catalogue<
  const TTexts extends Readonly<Record<string, string>>,
  const TNoun extends string,
>(noun: TNoun, texts: TTexts): Catalogue<{ readonly [K in keyof TTexts]: string }, TNoun> {
  return { noun, texts }
}

/** The texts of a noun, with the host's overrides, which are in the language of `locale`. */
export function withOverrides<TTexts extends Readonly<Record<string, string>>>(
  { noun, texts }: Catalogue<TTexts>,
  overrides: Readonly<Record<string, string>>,
  locale: string,
): TTexts {
  const own = Object.keys(texts).filter((key) => Object.hasOwn(overrides, `${noun}.${key}`))
  if (own.length === 0) return texts
  // Same keys, same type: only texts are replaced by texts.
  const entries = own.map((key) => [key, inLanguage(overrides[`${noun}.${key}`] ?? '', locale)])
  return { ...texts, ...Object.fromEntries(entries) }
}

/**
 * Writes the language of a text into its plurals, so that `fill` can choose the form. In a text that reads from right
 * to left, isolates values, so that the numbers of an address keep their places; not a link, which they would break.
 */
function inLanguage(text: string, locale: string): string {
  if (locale === LOCALE) return text
  const worded = text.replace(/\{(\w{1,30})\|/g, `{$1@${locale}|`)
  if (textDirection(locale) === 'ltr') return worded
  return worded.replace(/\{(?!link\})\w{1,30}\}/g, '\u2068$&\u2069')
}

/** Replaces the placeholders of a text by `values`; a placeholder without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(
    /\{(\w{1,30})(?:@([\w-]{2,35}))?((?:\|[^|{}]{0,60}){2,6})?\}/g,
    (whole, name, locale, forms?: string) => {
      if (!Object.hasOwn(values, name)) return whole
      const value = values[name]
      if (forms === undefined) return String(value)
      const [, ...words] = forms.split('|')
      const count = Number(value)
      const form = locale ? plurals.get(locale)?.(count) : Number(count !== 1)
      const word = words[form ?? 0] ?? words.at(-1) ?? whole
      return word.replace('#', String(value))
    },
  )
}
