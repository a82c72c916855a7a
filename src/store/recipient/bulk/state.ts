import { ref } from 'valtio/vanilla'
import { findLine, findShipment } from '../../../domain/line/lines'
import type { AddressNeeds } from '../../../domain/recipient/addressFields'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import type { Cart, LineItem, SavedAddress, Shipment } from '../../../domain/schema/entities'
import { displayLines } from '../../../domain/shipment/shipments'
import { defineSlot } from '../../core/slot'
import type { SendEntry } from './sendPlan'
import { NOTHING_SENT, type SendState, type SendStatus } from './sendRunner'

/** What each recipient of a list gets: all lines of a shipment in the cart, or one of them. */
export interface BulkSource {
  shipment: Shipment
  lines: readonly LineItem[]
}

/** The shipment or line in the cart that each recipient gets a copy of. */
export type BulkChoice = { shipmentId: number } | { lineId: number }

/** The shipment and lines of a choice; null if they are not in the cart. */
export function bulkSource(cart: Cart, choice: BulkChoice): BulkSource | null {
  if ('lineId' in choice) {
    const place = findLine(cart, choice.lineId)
    return place && { shipment: place.shipment, lines: [place.line] }
  }
  const shipment = findShipment(cart, choice.shipmentId)
  if (!shipment) return null
  const lines = displayLines(cart, shipment)
    .filter(({ role }) => role !== 'free-gift')
    .map(({ line }) => line)
  return lines.length > 0 ? { shipment, lines } : null
}

/** A recipient of a list, and the progress. */
export interface BulkEntry extends SendEntry {
  row: BulkRow
  address: SavedAddress | null
}

/** What is kept of a list apart from the rows to send. */
export interface BulkList {
  /** The column names, as written or guessed. */
  head: readonly string[]
  /** Rows that cannot be sent: invalid, or duplicates. */
  leftOut: readonly BulkRow[]
}

/** Why a row of a list was not sent, or not yet. */
export type LeftReason = NonNullable<BulkEntry['reason']> | 'waiting' | 'problem' | 'twice'

/** A row that was not sent, with the reason. */
export interface LeftRow {
  row: BulkRow
  reason: LeftReason
}

export type BulkStatus = SendStatus

/** A list of recipients that is being sent to. */
export interface BulkState extends SendState<BulkEntry> {
  /** The list's source data; outlives the dialog in which it was read. */
  source: BulkList
  /** Which address fields each recipient needs, depending on the items. */
  needs: AddressNeeds
}

/** An empty list. */
export const NO_LIST: BulkList = { head: [], leftOut: [] }

/** The list of recipients that is being sent to. */
export const bulkSlot = defineSlot<BulkState>({
  name: 'bulk',
  initial: () => ({
    ...NOTHING_SENT(),
    source: ref(NO_LIST),
    needs: ref({ isPerishable: false, isEGift: false }),
  }),
})

/** How many entries of a list are in which state. */
export interface BulkCounts {
  total: number
  done: number
  failed: number
  /** Failed entries, and invalid rows that were not sent. */
  needFix: number
}

/** Counts the entries of a list. */
export function countsOf({ entries, source }: Pick<BulkState, 'entries' | 'source'>): BulkCounts {
  const count = (status: BulkEntry['status']) =>
    entries.reduce((sum, entry) => sum + Number(entry.status === status), 0)
  const failed = count('failed')
  const wrong = source.leftOut.filter(({ problems }) => problems.size > 0).length
  return { total: entries.length, done: count('done'), failed, needFix: failed + wrong }
}

/** The rows of a list that are not in the cart, in order, each with the reason. */
export function leftOf({
  entries,
  source,
}: Pick<BulkState, 'entries' | 'source'>): readonly LeftRow[] {
  const sent = entries.flatMap(({ row, shipmentId, reason }): LeftRow[] =>
    shipmentId !== null ? [] : [{ row, reason: reason ?? 'waiting' }],
  )
  const unsent = source.leftOut.map(
    (row): LeftRow => ({ row, reason: row.problems.size > 0 ? 'problem' : 'twice' }),
  )
  return [...sent, ...unsent].sort((a, b) => a.row.place - b.row.place)
}
