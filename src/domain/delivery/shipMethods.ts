import type { ShipMethod, Shipment } from '../schema/entities'

/** The methods that all lines of a shipment allow; empty if no line lists any. */
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

/** The `ship_id` of the default method, else of the first; null if there is none. */
export function defaultMethod(methods: readonly ShipMethod[] | null | undefined): number | null {
  const method = methods?.find(({ is_default }) => is_default) ?? methods?.[0]
  return method?.ship_id ?? null
}

/** A shipment's method, if it is among those offered; otherwise null. */
export function chosenMethod(shipment: Shipment): ShipMethod | null {
  const own = shipment.shipping?.ship_id
  return offeredMethods(shipment).find(({ ship_id }) => ship_id === own) ?? null
}
