import type { Cart } from '../schema/entities'

/** The skus that are special with a cart, those of combos among them; each once. Source: specification §§3, 8. */
export function cartSpecials(cart: Cart | null): readonly number[] {
  const { skus, combo } = cart?.cart_specials ?? {}
  return [...new Set([...(skus ?? []), ...(combo ?? [])])]
}
