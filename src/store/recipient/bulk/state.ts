import { ref } from 'valtio/vanilla'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import type { LineItem, SavedAddress, Shipment } from '../../../domain/schema/entities'
import { defineSlot } from '../../core/slot'

/** What each recipient of a list gets: the lines of a shipment of the cart, or one of them. */
export interface BulkSource {
  shipment: Shipment
  lines: readonly LineItem[]
}

/** One recipient of a list, and how far it is. */
export interface BulkEntry {
  row: BulkRow
  /** `added` is on its way to its message. */
  status: 'waiting' | 'added' | 'done' | 'failed'
  /** Where it goes, once that is known. */
  address: SavedAddress | null
  /** Whether the address was made for it. */
  isNew: boolean
  shipmentId: number | null
  /** What the server did not take. */
  reason: 'address' | 'lines' | 'message' | null
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

export type BulkStatus = 'idle' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone'

/** A list of recipients that is being sent to. */
export interface BulkState {
  status: BulkStatus
  entries: readonly BulkEntry[]
  /** The list that it came from; it outlives the dialog in which it was read. */
  source: BulkList
  /** False after an undo that could not take everything back. */
  isUndoneWhole: boolean
  /** Counts what changed within the entries. */
  revision: number
}

/** A list of which nothing is known. */
export const NO_LIST: BulkList = { head: [], leftOut: [] }

/** The list of recipients that is being sent to. */
export const bulkSlot = defineSlot<BulkState>({
  name: 'bulk',
  initial: () => ({
    status: 'idle',
    entries: ref([]),
    source: ref(NO_LIST),
    isUndoneWhole: true,
    revision: 0,
  }),
})

/** How many of a list are how far. */
export interface BulkCounts {
  total: number
  done: number
  failed: number
}

/** Counts the entries of a list. */
export function countsOf({ entries }: Pick<BulkState, 'entries'>): BulkCounts {
  const count = (status: BulkEntry['status']) =>
    entries.reduce((sum, entry) => sum + Number(entry.status === status), 0)
  return { total: entries.length, done: count('done'), failed: count('failed') }
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
