import { type AddressNeeds, needsOf } from '../../../domain/recipient/addressFields'
import { type BulkRow, completedAddress } from '../../../domain/recipient/bulk/bulkRows'
import type { StoreContext } from '../../core/context'
import { dateSteps, hasSameDelivery } from '../../line/restore'
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
    async finish({ row }, shipment, isNew) {
      // Goods of another kind travel otherwise.
      const canSet = isNew && shipment.cart_type === source.cart_type
      const isSet = !canSet || hasSameDelivery(source, shipment)
      const steps = isSet ? [] : await Promise.all(dateSteps(context, source, shipment.crec_id))
      const missed = await sendMessage(context, shipment, row.message)
      return steps.every(({ ok }) => ok) ? missed : 'date'
    },
  }
}

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
