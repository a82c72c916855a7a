/** What a list can be narrowed by: a name, as it stands in the address, and the values that an item has of it. */
export interface Facet<T> {
  readonly name: string
  /** All values in the order in which they are offered; without it, that in which items first have them. */
  readonly order?: readonly string[]
  valuesOf(item: T): readonly string[]
}

/** What is chosen, by the names of facets; of one facet any value will do, of several all must. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** A value of a facet that may be chosen, with how many items it would leave. */
export interface FacetChoice {
  readonly value: string
  readonly count: number
}

/** The items that have what is chosen. */
export const narrowed = <T>(
  items: readonly T[],
  facets: readonly Facet<T>[],
  chosen: Chosen,
): readonly T[] => items.filter((item) => facets.every((facet) => has(item, facet, chosen)))

function has<T>(item: T, { name, valuesOf }: Facet<T>, chosen: Chosen): boolean {
  const wanted = chosen[name] ?? []
  return wanted.length === 0 || valuesOf(item).some((value) => wanted.includes(value))
}

/** The values that items have of a facet, in its order, each with what it would leave beside what else is chosen. */
export function facetChoices<T>(
  items: readonly T[],
  facet: Facet<T>,
  facets: readonly Facet<T>[],
  chosen: Chosen,
): readonly FacetChoice[] {
  const others = narrowed(
    items,
    facets.filter(({ name }) => name !== facet.name),
    chosen,
  )
  const present = new Set(items.flatMap((item) => facet.valuesOf(item)))
  const values = facet.order?.filter((value) => present.has(value)) ?? [...present]
  return values.map((value) => ({
    value,
    count: others.filter((item) => facet.valuesOf(item).includes(value)).length,
  }))
}

/** What an address chooses, as far as there is anything like it: an unknown filter is dropped. */
export function knownChosen<T>(
  given: Chosen,
  items: readonly T[],
  facets: readonly Facet<T>[],
): Chosen {
  const known = facets.map(({ name, valuesOf }) => {
    const values = new Set(items.flatMap((item) => valuesOf(item)))
    return [name, (given[name] ?? []).filter((value) => values.has(value))] as const
  })
  return Object.fromEntries(known.filter(([, values]) => values.length > 0))
}
