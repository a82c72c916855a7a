import { ref } from 'valtio/vanilla'
import { findLine, findShipment } from '../../../domain/line/lines'
import type { AddressNeeds } from '../../../domain/recipient/addressFields'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import type { Cart, LineItem, SavedAddress, Shipment } from '../../../domain/schema/entities'
import { displayLines } from '../../../domain/shipment/shipments'
import { defineSlot } from '../../core/slot'
import { NOTHING_SENT, type SendState, type SendStatus } from './sendRunner'
import type { SendEntry } from './sends'

/** What each recipient of a list gets: the lines of a shipment of the cart, or one of them. */
export interface BulkSource {
  shipment: Shipment
  lines: readonly LineItem[]
}

/** What each recipient gets: the same as a shipment of the cart, or one of its lines. */
export type BulkChoice = { shipmentId: number } | { lineId: number }

/** What a choice comes to in a cart; null where there is nothing of it. */
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

/** One recipient of a list, and how far it is. */
export interface BulkEntry extends SendEntry {
  row: BulkRow
  address: SavedAddress | null
  reason: Exclude<SendEntry['reason'], 'date'>
}

/** What is kept of a list beside the rows that are sent. */
export interface BulkList {
  /** The names of its columns, as they were written or guessed. */
  head: readonly string[]
  /** Rows that cannot be sent: something in them is wrong, or they are there twice. */
  leftOut: readonly BulkRow[]
}

/** Why a row of a list was not sent, or not yet. */
export type LeftReason = NonNullable<BulkEntry['reason']> | 'waiting' | 'problem' | 'twice'

/** A row that is left, and why. */
export interface LeftRow {
  row: BulkRow
  reason: LeftReason
}

export type BulkStatus = SendStatus

/** A list of recipients that is being sent to. */
export interface BulkState extends SendState<BulkEntry> {
  /** The list that it came from; it outlives the dialog in which it was read. */
  source: BulkList
  /** What has to be known of each recipient, by what they get. */
  needs: AddressNeeds
}

/** A list of which nothing is known. */
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

/** How many of a list are how far. */
export interface BulkCounts {
  total: number
  done: number
  failed: number
  /** Those that failed, and rows that were not sent because something in them is wrong. */
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

/** The rows of a list that are not in the cart, in their order, each with the reason. */
export function leftOf({
  entries,
  source,
}: Pick<BulkState, 'entries' | 'source'>): readonly LeftRow[] {
  const sent = entries.flatMap(({ row, status, reason }): LeftRow[] =>
    status === 'done' ? [] : [{ row, reason: reason ?? 'waiting' }],
  )
  const unsent = source.leftOut.map(
    (row): LeftRow => ({ row, reason: row.problems.size > 0 ? 'problem' : 'twice' }),
  )
  return [...sent, ...unsent].sort((a, b) => a.row.place - b.row.place)
}
