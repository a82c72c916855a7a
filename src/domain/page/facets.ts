/** A way to filter a list: its name in the URL, and the values that an item has for it. */
export interface Facet<T> {
  readonly name: string
  /** All values in display order; by default, in order of first appearance. */
  readonly order?: readonly string[]
  valuesOf(item: T): readonly string[]
}

/** The selected values by facet name; an item needs any value of each facet. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** A value that can be selected, with the number of items it would leave. */
export interface FacetChoice {
  readonly value: string
  readonly count: number
}

/** The items that match the selection. */
export const narrowed = <T>(
  items: readonly T[],
  facets: readonly Facet<T>[],
  chosen: Chosen,
): readonly T[] => items.filter((item) => facets.every((facet) => has(item, facet, chosen)))

function has<T>(item: T, { name, valuesOf }: Facet<T>, chosen: Chosen): boolean {
  const wanted = chosen[name] ?? []
  return wanted.length === 0 || valuesOf(item).some((value) => wanted.includes(value))
}

/**
 * The values of a facet among the items, in its order, each with the number of items it would leave given the
 * other facets' selection.
 */
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

/** The part of a URL's selection that exists among the items; unknown filters are dropped. */
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
