import type { Cart } from '../schema/entities'

/** The skus of the cart's specials, including combos, each once. Source: specification §§3, 8. */
export function cartSpecials(cart: Cart | null): readonly number[] {
  const { skus, combo } = cart?.cart_specials ?? {}
  return [...new Set([...(skus ?? []), ...(combo ?? [])])]
}
