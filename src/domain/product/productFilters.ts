import * as v from 'valibot'
import { type Chosen, type Facet, facetChoices } from '../page/facets'
import { listOf } from '../page/fields'
import { isSafeKey } from '../page/safeKey'

/** Words of an address that are no filters: how a list is sorted, which page of it is meant. */
const RESERVED = ['sort', 'page']

/** A key stands in addresses and names a field, so it is one word, and no field that every object has. */
const isKey = (key: string): boolean =>
  /^[a-z][\w-]{0,39}$/i.test(key) && isSafeKey(key) && !(key in {}) && !RESERVED.includes(key)

const isValue = (value: string): boolean => value.trim() !== '' && value.length <= 60

/** A filter as a page gives it: its key in addresses and in the products, its words, what may be chosen. */
export const filterSchema = v.object({
  key: v.pipe(v.string(), v.check(isKey, 'a word of letters, digits and dashes')),
  label: v.string(),
  options: listOf(
    v.object({ value: v.pipe(v.string(), v.check(isValue, 'a value')), label: v.string() }),
  ),
})

/** What a product is filtered by: values by the keys of filters. */
export const facetsSchema = v.nullish(v.record(v.string(), v.nullish(v.array(v.string()))))

/** What can be filtered. */
export interface Faceted {
  readonly facets?: Readonly<Record<string, readonly string[] | null | undefined>> | null
}

/** A filter with the choices that there are. */
export interface Filter {
  readonly key: string
  readonly label: string
  readonly options: readonly FilterOption[]
}

export interface FilterOption {
  readonly value: string
  readonly label: string
}

type Given =
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

/** The rule of a filter for facets: which values of it a product has. */
export const facetOf = <TProduct extends Faceted>({
  key: name,
}: Pick<Filter, 'key'>): Facet<TProduct> => ({
  name,
  valuesOf: ({ facets }) => (facets && Object.hasOwn(facets, name) && facets[name]) || [],
})

/** The filters of a page: one that comes twice is dropped, and so is a choice that no product has. */
export function filtersOf(given: Given, products: readonly Faceted[]): readonly Filter[] {
  const keys = new Set<string>()
  return (given ?? []).flatMap((filter) => {
    if (!filter || keys.has(filter.key)) return []
    keys.add(filter.key)
    const { key, label } = filter
    const left = new Set(products.flatMap((product) => facetOf(filter).valuesOf(product)))
    const options = (filter.options ?? []).flatMap((option) =>
      option && left.delete(option.value) ? [option] : [],
    )
    return options.length > 0 ? [{ key, label, options }] : []
  })
}

/** How many products there would be with each choice of a filter, as far as the other filters let them. */
export function optionCounts(
  filter: Filter,
  filters: readonly Filter[],
  products: readonly Faceted[],
  chosen: Chosen,
): ReadonlyMap<string, number> {
  const choices = facetChoices(products, facetOf(filter), filters.map(facetOf<Faceted>), chosen)
  return new Map(choices.map(({ value, count }) => [value, count]))
}

/** What is chosen with a value of a filter put in, or taken out where it was in. */
export function toggled(chosen: Chosen, key: string, value: string): Chosen {
  const { [key]: before = [], ...others } = chosen
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return after.length > 0 ? { ...others, [key]: after } : others
}

/** What an address says is chosen, as a plain form would send it; what there is not is dropped. */
export function parseChosen(query: URLSearchParams, filters: readonly Filter[]): Chosen {
  const chosen = filters.map(({ key, options }) => {
    const wanted = query.getAll(key)
    const values = options.flatMap(({ value }) => (wanted.includes(value) ? [value] : []))
    return [key, values] as const
  })
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0))
}

/** Writes what is chosen into an address, in the order of the filters; what is others' in it stays. */
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
