import type { Catalogue } from '../../../src/texts/catalogue'
import { code, table } from './table'

type AnyCatalogue = Catalogue<Readonly<Record<string, string>>>

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../src/texts/*.ts', '!**/*.test.ts'],
  { eager: true },
)

const isCatalogue = (value: unknown): value is AnyCatalogue =>
  typeof value === 'object' && value !== null && 'noun' in value && 'texts' in value

/** Every text that a shopper may read, by the key under which a host overrides it. */
export function textTable(): string {
  const catalogues = Object.values(files).flatMap((file) => Object.values(file).filter(isCatalogue))
  const rows = catalogues
    .sort((a, b) => a.noun.localeCompare(b.noun))
    .flatMap(({ noun, texts }) =>
      Object.entries(texts).map(([key, text]) => [code(`${noun}.${key}`), text]),
    )
  return table(['Key', 'Text'], rows)
}
