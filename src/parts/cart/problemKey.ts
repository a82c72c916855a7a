import type { CartProblemDetail } from '../../domain/cart/validity'

/** Unique key of a problem. */
export const keyOf = ({ kind, shipmentId, lineId }: CartProblemDetail): string =>
  `${kind}:${shipmentId}:${lineId}`
