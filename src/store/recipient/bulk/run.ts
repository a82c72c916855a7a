import { findShipment, isAddOn } from '../../../domain/line/lines'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import type { Cart, LineItem } from '../../../domain/schema/entities'
import type { StoreContext } from '../../core/context'
import type { Place } from '../../line/additions'
import { dateSteps } from '../../line/restore'
import { additionOf, detailSteps } from '../../shipment/sentAnew'
import { type SendPlan, sendMessage } from './sends'
import type { BulkEntry, BulkSource } from './state'

/** Sends what `source` contains to each row of a list, with the row's message. */
export const bulkPlan = (context: StoreContext, source: BulkSource): SendPlan<BulkEntry> => ({
  newAddressOf: ({ row }) => row.draft,
  additionsOf: (_entry, addrId) => source.lines.map((line) => additionOf(line, addrId)),
  settle: (_entry, places, before) => details(context, source, places, before),
  finish({ row, shipmentId }) {
    const cart = context.cart.serverCart()
    const shipment = shipmentId === null || !cart ? null : findShipment(cart, shipmentId)
    return sendMessage(context, shipment, row.message)
  },
})

function details(
  context: StoreContext,
  { lines: sent, shipment }: BulkSource,
  places: readonly Place[],
  before: Cart | null,
) {
  const [first] = places
  let parent: Place | undefined
  const steps = sent.flatMap((line: LineItem, at) => {
    const place = places[at]
    if (!isAddOn(line)) parent = place
    return place ? detailSteps(context, line, place, parent) : []
  })
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
