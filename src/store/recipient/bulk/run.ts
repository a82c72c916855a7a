import { findShipment } from '../../../domain/line/lines'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import type { Cart } from '../../../domain/schema/entities'
import type { StoreContext } from '../../core/context'
import { turnsOf } from '../../line/addInTurns'
import type { Place } from '../../line/additions'
import { dateSteps } from '../../line/restore'
import { additionsOf, turnSteps } from '../../shipment/sentAnew'
import { type SendPlan, sendMessage } from './sends'
import type { BulkEntry, BulkSource } from './state'

/** Sends what `source` contains to each row of a list, with the row's message. */
export const bulkPlan = (context: StoreContext, source: BulkSource): SendPlan<BulkEntry> => ({
  newAddressOf: ({ row }) => row.draft,
  additionsOf: (_entry, addrId) => additionsOf(source.lines, addrId),
  settle: (_entry, places, before, turn) => details(context, source, places, before, turn),
  finish({ row, shipmentId }) {
    const cart = context.cart.serverCart()
    const shipment = shipmentId === null || !cart ? null : findShipment(cart, shipmentId)
    return sendMessage(context, shipment, row.message)
  },
})

function details(
  context: StoreContext,
  { lines, shipment }: BulkSource,
  places: readonly (Place | null)[],
  before: Cart | null,
  turn: number,
) {
  const first = places.find((place) => place !== null)
  const steps = turnSteps(context, lines, places, turn)
  if (turn < Math.max(...turnsOf(additionsOf(lines, null)))) return steps
  const isNew = !before?.recipients.some(({ crec_id }) => crec_id === first?.shipment.crec_id)
  const isOtherDay = first?.shipment.shipping?.ship_date !== shipment.shipping?.ship_date
  if (first && isNew && isOtherDay)
    steps.push(...dateSteps(context, shipment, first.shipment.crec_id))
  return steps
}

/** A waiting entry for each row. */
export const entriesOf = (rows: readonly BulkRow[]): BulkEntry[] =>
  rows.map((row) => ({
    row,
    status: 'waiting',
    address: row.saved,
    isNew: false,
    shipmentId: null,
    reason: null,
  }))
