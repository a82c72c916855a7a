import { RECENTLY_VIEWED_LIMIT } from '../constants'

/**
 * The list with an item moved to the front: newest first, each `item_id` once, at most 4. Source: specification
 * §5.
 */
export function remember<Item extends { readonly item_id: number }>(
  list: readonly Item[],
  item: Item,
): readonly Item[] {
  const others = list.filter(({ item_id }) => item_id !== item.item_id)
  return [item, ...others].slice(0, RECENTLY_VIEWED_LIMIT)
}

/** Merges two lists of recently viewed items; the first list is newer. */
export const viewedLast = <Item extends { readonly item_id: number }>(
  newer: readonly Item[],
  older: readonly Item[],
): readonly Item[] => [...newer, ...older].reduceRight<readonly Item[]>(remember, [])
