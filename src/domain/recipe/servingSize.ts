import type { ProductSize } from '../product/sizes'

/**
 * The size of a product that a recipe is cooked from: the smallest that serves so many people, else the one
 * that serves most. A size that is sold out counts only where all are; of one that says nothing of people
 * nobody knows, so it comes last.
 */
export function servingSize(sizes: readonly ProductSize[], people: number): ProductSize | null {
  const left = sizes.filter(({ stock }) => stock !== 'sold-out')
  const bySize = [...(left.length > 0 ? left : sizes)].sort(
    (a, b) => (a.serves ?? 0) - (b.serves ?? 0),
  )
  return bySize.find(({ serves }) => serves !== null && serves >= people) ?? bySize.at(-1) ?? null
}
