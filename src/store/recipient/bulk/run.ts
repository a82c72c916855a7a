import { type AddressNeeds, needsOf } from '../../../domain/recipient/addressFields'
import { type BulkRow, completedAddress } from '../../../domain/recipient/bulk/bulkRows'
import type { Shipment } from '../../../domain/schema/entities'
import type { StoreContext } from '../../core/context'
import { dateSteps } from '../../line/restore'
import { additionsOf, turnSteps } from '../../shipment/sentAnew'
import type { SendPlan } from './sendPlan'
import { sendMessage } from './sends'
import type { BulkEntry, BulkSource } from './state'

/** Sends what `source` contains to each row of a list, with the row's message. */
export function bulkPlan(
  context: StoreContext,
  { lines, shipment: source }: BulkSource,
): SendPlan<BulkEntry> {
  const needs = needsOf(source)
  return {
    newAddressOf: ({ row }) => completedAddress(row, needs) ?? row.draft,
    additionsOf: (_entry, addrId) => additionsOf(lines, addrId),
    settle: (_entry, places, turn) => turnSteps(context, lines, places, turn),
    async finish({ row }, shipment) {
      // Goods of another kind travel otherwise.
      const isAlike = shipment.cart_type === source.cart_type
      if (isAlike && isOtherDelivery(source, shipment)) {
        const steps = await Promise.all(dateSteps(context, source, shipment.crec_id))
        if (steps.some(({ ok }) => !ok)) return 'date'
      }
      return sendMessage(context, shipment, row.message)
    },
  }
}

/** Whether two shipments differ in their ship date, method or upgrade. */
const isOtherDelivery = (one: Shipment, other: Shipment): boolean =>
  Boolean(one.overnight_upgrade) !== Boolean(other.overnight_upgrade) ||
  (['ship_date', 'ship_id', 'ship_select_type'] as const).some(
    (field) => (one.shipping?.[field] ?? null) !== (other.shipping?.[field] ?? null),
  )

/** A waiting entry for each row; a saved address that the row completes is saved again first. */
export const entriesOf = (rows: readonly BulkRow[], needs: AddressNeeds): BulkEntry[] =>
  rows.map((row) => ({
    row,
    status: 'waiting',
    address: completedAddress(row, needs) ? null : row.saved,
    isNew: false,
    shipmentId: null,
    reason: null,
  }))
