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
  /** True if the texts are in the language of the store's locale; the built-in ones are in US English. */
  isLocalized?: boolean
}

/** Declares the built-in texts of a noun. A host overrides one under `noun.key`, such as `cart.title`. */
export function builtInTexts<
  const TTexts extends Readonly<Record<string, string>>,
  const TNoun extends string,
>(noun: TNoun, texts: TTexts): Catalogue<{ readonly [K in keyof TTexts]: string }, TNoun> {
  return { noun, texts }
}

/** The texts of a noun, with the host's overrides, which are in the language of `locale`. */
export function withOverrides<TTexts extends Readonly<Record<string, string>>>(
  { noun, texts, isLocalized }: Catalogue<TTexts>,
  overrides: Readonly<Record<string, string>>,
  locale: string,
): TTexts {
  const own = Object.entries(texts).flatMap(([key, text]) => {
    const path = `${noun}.${key}`
    const isOwn = isLocalized || Object.hasOwn(overrides, path)
    return isOwn ? [[key, inLanguage(overrides[path] ?? text, locale)]] : []
  })
  if (own.length === 0) return texts
  // Same keys, same type: only texts are replaced by texts.
  return { ...texts, ...Object.fromEntries(own) }
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

/**
 * Replaces the placeholders of a text by `values`; a placeholder without a value stays.
 *
 * A text may hold `{name}` for a value, and `{count|item|items}` for a word that depends on one: a form for
 * each plural category of its language, in the order zero, one, two, few, many, other; the last one
 * is used for all that are left out. A `#` in a form is the value. A form has at most 300 characters, no braces.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(
    /\{(\w{1,30})(?:@([\w-]{2,35}))?((?:\|[^|{}]{0,300}){1,6})?\}/g,
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
