import type { Catalogue } from '../../../src/texts/catalogue'
import { code, table } from './table'

type AnyCatalogue = Catalogue<Readonly<Record<string, string>>>

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../src/texts/*.ts', '!**/*.test.ts'],
  { eager: true },
)

const isCatalogue = (value: unknown): value is AnyCatalogue =>
  typeof value === 'object' && value !== null && 'noun' in value && 'texts' in value

/** Every text that a shopper can read, by the key for overriding it. */
export const allTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.values(file).filter(isCatalogue))
    .sort((a, b) => a.noun.localeCompare(b.noun))
    .flatMap(({ noun, texts }) =>
      Object.entries(texts).map(([key, text]) => [`${noun}.${key}`, text]),
    ),
)

/** All of them as a table. */
export const textTable = (): string =>
  table(
    ['Key', 'Text'],
    Object.entries(allTexts).map(([key, text]) => [code(key), text]),
  )
