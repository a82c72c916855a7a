import type { Catalogue } from './catalogue'
import type { files } from './everyText'

/** The keys of one file; the condition makes it take each file of a union by itself. */
type KeysOf<TFile> = TFile extends unknown
  ? {
      [K in keyof TFile]: TFile[K] extends Catalogue<infer TTexts, infer TNoun>
        ? `${TNoun}.${keyof TTexts & string}`
        : never
    }[keyof TFile]
  : never

/** The key of a text that a host may replace, such as `'cart.title'`. */
export type TextKey = KeysOf<(typeof files)[number]>

/** A host's overrides, by key. */
export type TextOverrides = Readonly<Partial<Record<TextKey, string>>>
