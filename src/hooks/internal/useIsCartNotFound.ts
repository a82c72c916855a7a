import { useCartFacts } from './useSlot'

/**
 * Whether the server does not know the cart. Does not load the cart: a component that renders because a
 * load failed would otherwise start the next one, which fails and renders it again.
 */
export function useIsCartNotFound(): boolean {
  return useCartFacts().isNotFound
}
