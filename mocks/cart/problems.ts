import type { Cart, LineItem, Shipment } from '../../src/domain/schema/entities'
import type { Rules } from '../rules'
import { keepsAddOns } from './addOns'
import { demandOf } from './stock'

/** A problem that the server finds in a cart. */
export interface Problem {
  kind: 'item-out-of-stock' | 'insufficient-stock' | 'add-on-qualify' | 'auto-delivery-qualify'
  crec_id: number
  clin_id: number | null
  units_available: number | null
}

/** Everything that blocks checkout, in the order of specification §4. */
export function problemsOf(
  cart: Cart,
  units: ReadonlyMap<number, number>,
  rules: Pick<Rules, 'isAutoDeliveryStrict'>,
): Problem[] {
  const demand = demandOf(cart)
  const lines = cart.recipients.flatMap(({ crec_id, items }) =>
    items.map(({ clin_id, item_id }) => {
      const units_available = units.get(item_id) ?? 0
      return { crec_id, clin_id, units_available, wanted: demand.get(item_id) ?? 0 }
    }),
  )
  const gone = lines.filter((line) => line.units_available <= 0)
  const short = lines.filter(
    (line) => line.units_available > 0 && line.units_available < line.wanted,
  )
  return [
    ...gone.map(({ wanted: _, ...line }) => ({ kind: 'item-out-of-stock' as const, ...line })),
    ...short.map(({ wanted: _, ...line }) => ({ kind: 'insufficient-stock' as const, ...line })),
    ...cart.recipients
      .filter((shipment) => !keepsAddOns(shipment))
      .map(({ crec_id }) => ({
        kind: 'add-on-qualify' as const,
        crec_id,
        clin_id: null,
        units_available: null,
      })),
    ...cart.recipients.flatMap((shipment) => unpartnered(shipment, rules)),
  ]
}

/** Subscriptions in a shipment without an item eligible for auto-delivery. Source: specification §5. */
function unpartnered(
  { crec_id, items }: Shipment,
  { isAutoDeliveryStrict }: Pick<Rules, 'isAutoDeliveryStrict'>,
): Problem[] {
  const isPartner = ({ auto_delivery_eligible, detail }: LineItem) =>
    auto_delivery_eligible && (!isAutoDeliveryStrict || isRunning(detail?.perpetual_subscription))
  if (items.some(isPartner)) return []
  return items
    .filter(
      ({ is_perpetual_subscription, detail }) =>
        is_perpetual_subscription && !detail?.perpetual_subscription?.manually_removed,
    )
    .map(({ clin_id }) => ({
      kind: 'auto-delivery-qualify' as const,
      crec_id,
      clin_id,
      units_available: null,
    }))
}

type Plan = NonNullable<LineItem['detail']>['perpetual_subscription']

const isRunning = (plan: Plan) => Boolean(plan && !plan.manually_removed && plan.interval_months)
