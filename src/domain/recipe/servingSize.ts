import type { ProductSize } from '../product/sizes'

/**
 * The size of a product to use for a recipe: the smallest that serves enough people, otherwise the one that
 * serves most. Sold-out sizes only count if all are; sizes without a serving count come last.
 */
export function servingSize(sizes: readonly ProductSize[], people: number): ProductSize | null {
  const left = sizes.filter(({ stock }) => stock !== 'sold-out')
  const bySize = [...(left.length > 0 ? left : sizes)].sort(
    (a, b) => (a.serves ?? 0) - (b.serves ?? 0),
  )
  return bySize.find(({ serves }) => serves !== null && serves >= people) ?? bySize.at(-1) ?? null
}
