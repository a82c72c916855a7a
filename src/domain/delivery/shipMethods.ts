import type { ShipMethod, Shipment } from '../schema/entities'

/** The methods that every line of a shipment may go by; empty when none names any. */
// Assumption: a line that lists no methods does not restrict the others.
export function offeredMethods(shipment: Shipment): readonly ShipMethod[] {
  const lists = shipment.items
    .map((line) => line.nonperishable_ship_methods ?? [])
    .filter((methods) => methods.length > 0)
  const [first = [], ...others] = lists
  return first.filter(({ ship_id }) =>
    others.every((methods) => methods.some((method) => method.ship_id === ship_id)),
  )
}

/** The `ship_id` of the default method, else of the first; null when there is none. */
export function defaultMethod(methods: readonly ShipMethod[] | null | undefined): number | null {
  const method = methods?.find(({ is_default }) => is_default) ?? methods?.[0]
  return method?.ship_id ?? null
}

/** The method that a shipment goes by, among those that it may go by; null where it is not offered. */
export function chosenMethod(shipment: Shipment): ShipMethod | null {
  const own = shipment.shipping?.ship_id
  return offeredMethods(shipment).find(({ ship_id }) => ship_id === own) ?? null
}
