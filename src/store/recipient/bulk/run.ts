import { isAddOn } from '../../../domain/line/lines'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import type { Cart, LineItem } from '../../../domain/schema/entities'
import type { StoreContext } from '../../core/context'
import { giftMessageVerbs } from '../../gift-message/giftMessage'
import type { Place } from '../../line/additions'
import { dateSteps } from '../../line/restore'
import { additionOf, detailSteps } from '../../shipment/sentAnew'
import type { SendPlan } from './sends'
import type { BulkEntry, BulkSource } from './state'

/** Sends what `source` holds to each row of a list, with the words of the row. */
export const bulkPlan = (
  context: StoreContext,
  source: BulkSource,
  before: Cart | null,
): SendPlan<BulkEntry> => ({
  newAddressOf: ({ row }) => row.draft,
  additionsOf: (_entry, addrId) => source.lines.map((line) => additionOf(line, addrId)),
  settle: (_entry, places) => details(context, source, places, before),
  finish: (entry) => message(context, entry),
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

/** Gives a shipment its own words, where the list has some. */
async function message(
  context: StoreContext,
  { row, shipmentId }: BulkEntry,
): Promise<BulkEntry['reason']> {
  const shipment = context.cart
    .serverCart()
    ?.recipients.find(({ crec_id }) => crec_id === shipmentId)
  if (!row.message || !shipment) return null
  const change = { gift_message: row.message, is_a_gift: true }
  const outcome = await context.use(giftMessageVerbs).setGiftMessage(shipment, change)
  return outcome.status === 'saved' ? null : 'message'
}

/** A list of entries that wait, one for each row. */
export const entriesOf = (rows: readonly BulkRow[]): BulkEntry[] =>
  rows.map((row) => ({
    row,
    status: 'waiting',
    address: row.saved,
    isNew: false,
    shipmentId: null,
    reason: null,
  }))
