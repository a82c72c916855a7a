import type { CartProblemDetail } from '../../domain/cart/validity'

/** By what a problem is told from all others. */
export const keyOf = ({ kind, shipmentId, lineId }: CartProblemDetail): string =>
  `${kind}:${shipmentId}:${lineId}`
