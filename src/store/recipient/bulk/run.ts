import { putNewRecipient } from '../../../api/shipment'
import { isAddOn } from '../../../domain/line/lines'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import type { Cart, LineItem, SavedAddress } from '../../../domain/schema/entities'
import type { StoreContext } from '../../core/context'
import { factsOf } from '../../core/report'
import { giftMessageVerbs } from '../../gift-message/giftMessage'
import { addLines, type Place } from '../../line/additions'
import { removeAdded } from '../../line/removeAdded'
import { dateSteps } from '../../line/restore'
import { additionOf, detailSteps } from '../../shipment/sentAnew'
import type { BulkEntry, BulkSource, BulkState } from './state'

/** So many recipients' lines go into one call. */
const BATCH = 20

/** What of a run is kept, so that it can go on and be undone. */
export interface Run {
  source: BulkSource
  before: Cart | null
  places: Place[]
}

/**
 * Sends what `source` holds to each entry that waits: first an address each, then the lines in batches,
 * then the messages. It stops between two calls when `isWanted` says so.
 */
export async function runBulk(
  context: StoreContext,
  state: BulkState,
  run: Run,
  isWanted: () => boolean,
): Promise<void> {
  // Those whose words alone were not taken.
  for (const entry of state.entries.filter(({ status }) => status === 'added')) {
    if (!isWanted()) return
    await message(context, entry)
  }
  for (;;) {
    const batch = state.entries.filter(isWaiting).slice(0, BATCH)
    if (batch.length === 0) return
    for (const entry of batch) {
      if (!isWanted()) return
      if (!entry.address) await address(context, entry)
    }
    if (!isWanted()) return
    await lines(context, batch.filter(isWaiting), run)
    // All at once: they go one at a time all the same, and the cart is read once for them together.
    const added = batch.filter(({ status }) => status === 'added')
    await Promise.all(added.map((entry) => message(context, entry)))
  }
}

/** Takes every line away again that a run has added. Resolves to whether all are gone. */
export const undoBulk = (context: StoreContext, { places, before }: Run): Promise<boolean> =>
  removeAdded(context, places, before)

const isWaiting = ({ status }: BulkEntry) => status === 'waiting'

/** Finds or makes the address of an entry. */
async function address({ api, events, report }: StoreContext, entry: BulkEntry): Promise<void> {
  const { row } = entry
  if (row.saved) {
    entry.address = row.saved
    return
  }
  try {
    const body = { addr_id: null, ...row.draft }
    const { newAddress } = await api.call(putNewRecipient, { body })
    entry.address = newAddress
    entry.isNew = true
  } catch (error) {
    events.emit('add-recipient-failed', { reason: factsOf(error).kind ?? 'unknown' })
    report('bulk-address-failed', factsOf(error))
    fail(entry, 'address')
  }
}

/** Adds the lines of a whole batch; those that the server left out fail. */
async function lines(context: StoreContext, batch: readonly BulkEntry[], run: Run): Promise<void> {
  const wanted = batch.flatMap((entry) =>
    run.source.lines.map((line) => ({ entry, line, to: entry.address as SavedAddress })),
  )
  if (wanted.length === 0) return
  const additions = wanted.map(({ line, to }) => additionOf(line, to.addr_id))
  const { places } = await addLines(context, additions)
  // One that cannot be had keeps the others from being added: each by itself, then.
  if (places.length === 0 && batch.length > 1) {
    for (const entry of batch) await lines(context, [entry], run)
    return
  }
  for (const entry of batch) {
    const mine = wanted.flatMap((one, at) => (one.entry === entry ? [places[at] ?? null] : []))
    const there = mine.filter((place): place is Place => place !== null)
    if (there.length < mine.length) {
      // A part of a gift is none: a second try would double it.
      await removeAdded(context, there, run.before)
      fail(entry, 'lines')
    } else {
      run.places.push(...there)
      entry.status = 'added'
      entry.shipmentId = there[0]?.shipment.crec_id ?? null
      await Promise.all(details(context, run.source, there, run.before))
    }
  }
}

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
async function message(context: StoreContext, entry: BulkEntry): Promise<void> {
  const { row, shipmentId } = entry
  const shipment = context.cart
    .serverCart()
    ?.recipients.find(({ crec_id }) => crec_id === shipmentId)
  if (!row.message || !shipment) {
    entry.status = 'done'
    return
  }
  const change = { gift_message: row.message, is_a_gift: true }
  const outcome = await context.use(giftMessageVerbs).setGiftMessage(shipment, change)
  if (outcome.status === 'saved') entry.status = 'done'
  else fail(entry, 'message')
}

function fail(entry: BulkEntry, reason: BulkEntry['reason']): void {
  entry.status = 'failed'
  entry.reason = reason
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
