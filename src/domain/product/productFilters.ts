import * as v from 'valibot'
import { type Chosen, type Facet, facetChoices } from '../page/facets'
import { listOf } from '../page/fields'
import { isSafeKey } from '../page/safeKey'

/** URL parameters that are not filters: the sort order and the page. */
const RESERVED = ['sort', 'page']

/** A key is used in URLs and as a field name, so it is one word, and not a built-in property. */
const isKey = (key: string): boolean =>
  /^[a-z][\w-]{0,39}$/i.test(key) && isSafeKey(key) && !(key in {}) && !RESERVED.includes(key)

const isValue = (value: string): boolean => value.trim() !== '' && value.length <= 60

/** A filter in page data: its key in URLs and products, its label, and its options. */
export const filterSchema = v.object({
  key: v.pipe(v.string(), v.check(isKey, 'a word of letters, digits, and dashes')),
  label: v.string(),
  options: listOf(
    v.object({ value: v.pipe(v.string(), v.check(isValue, 'a value')), label: v.string() }),
  ),
})

/** The values that a product is filtered by, by filter key. */
export const facetsSchema = v.nullish(v.record(v.string(), v.nullish(v.array(v.string()))))

/** What can be filtered. */
export interface Faceted {
  readonly facets?: Readonly<Record<string, readonly string[] | null | undefined>> | null
}

/** A filter with its available options. */
export interface Filter {
  readonly key: string
  readonly label: string
  readonly options: readonly FilterOption[]
}

export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** Filters as a page provides them; invalid ones are skipped. */
export type GivenFilters =
  | readonly (
      | {
          readonly key: string
          readonly label: string
          readonly options?: readonly (FilterOption | null | undefined)[] | null
        }
      | null
      | undefined
    )[]
  | null
  | undefined

/** A filter as a facet: which of its values a product has. */
export const facetOf = <TProduct extends Faceted>({
  key: name,
}: Pick<Filter, 'key'>): Facet<TProduct> => ({
  name,
  valuesOf: ({ facets }) => (facets && Object.hasOwn(facets, name) && facets[name]) || [],
})

/**
 * A page's filters, without duplicates and without options that no product has. Options in `expected`, a URL's
 * query, stay: later products may have them.
 */
export function filtersOf(
  given: GivenFilters,
  products: readonly Faceted[],
  expected?: URLSearchParams,
): readonly Filter[] {
  const keys = new Set<string>()
  return (given ?? []).flatMap((filter) => {
    if (!filter || keys.has(filter.key)) return []
    keys.add(filter.key)
    const { key, label } = filter
    const left = new Set(products.flatMap((product) => facetOf(filter).valuesOf(product)))
    for (const value of expected?.getAll(key) ?? []) left.add(value)
    const options = (filter.options ?? []).flatMap((option) =>
      option && left.delete(option.value) ? [option] : [],
    )
    return options.length > 0 ? [{ key, label, options }] : []
  })
}

/** The number of products for each option of a filter, given the other filters' selection. */
export function optionCounts(
  filter: Filter,
  filters: readonly Filter[],
  products: readonly Faceted[],
  chosen: Chosen,
): ReadonlyMap<string, number> {
  const choices = facetChoices(products, facetOf(filter), filters.map(facetOf<Faceted>), chosen)
  return new Map(choices.map(({ value, count }) => [value, count]))
}

/** The selection with a filter's value added, or removed if it was selected. */
export function toggled(chosen: Chosen, key: string, value: string): Chosen {
  const { [key]: before = [], ...others } = chosen
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return after.length > 0 ? { ...others, [key]: after } : others
}

/** The selection in a URL, as a plain form would send it; unknown values are dropped. */
export function parseChosen(query: URLSearchParams, filters: readonly Filter[]): Chosen {
  const chosen = filters.map(({ key, options }) => {
    const wanted = query.getAll(key)
    const values = options.flatMap(({ value }) => (wanted.includes(value) ? [value] : []))
    return [key, values] as const
  })
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0))
}

/** Writes the selection to a URL, in the order of the filters; other parameters stay. */
export function writeChosen(
  query: URLSearchParams,
  chosen: Chosen,
  filters: readonly Filter[],
): void {
  for (const { key, options } of filters) {
    query.delete(key)
    const values = chosen[key] ?? []
    for (const { value } of options) if (values.includes(value)) query.append(key, value)
  }
}
