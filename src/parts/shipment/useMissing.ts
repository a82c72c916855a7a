import type { Shipment } from '../../domain/schema/entities'
import { type MissingPart, missingOf } from '../../domain/shipment/completeness'
import { useCartStatus } from '../../hooks'

/** What a shipment still needs; null while that is unknown, since a cart stored on the device has no phone numbers. */
export function useMissing(shipment: Shipment): readonly MissingPart[] | null {
  return useCartStatus().isWhole ? missingOf(shipment) : null
}
