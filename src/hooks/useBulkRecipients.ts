import { useMemo, useState } from 'react'
import { type AddressDraft, type AddressNeeds, needsOf } from '../domain/recipient/addressFields'
import { type BulkField, guessColumns, isMapped } from '../domain/recipient/bulk/bulkColumns'
import {
  type BulkRow,
  type BulkTable,
  bulkRows,
  isSendable,
} from '../domain/recipient/bulk/bulkRows'
import { type Failed, failed, type Outcome } from '../store/core/outcome'
import { type BulkUndoOutcome, bulkActions, type FixOutcome } from '../store/recipient/bulk/actions'
import { decode } from '../store/recipient/bulk/decode'
import {
  type BulkChoice,
  type BulkCounts,
  type BulkEntry,
  type BulkSource,
  type BulkStatus,
  bulkSource,
  countsOf,
  type LeftRow,
  leftOf,
} from '../store/recipient/bulk/state'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useAddresses } from './useAddresses'
import { isSame, useCartSelector } from './useCartSelector'
import { useStoreEvent } from './useStoreEvent'

/**
 * Outcome of reading a list; `empty` if there is nothing in it, or the file cannot be read. With `isMapped`,
 * the first row names every column, so the shopper does not have to map them.
 */
export type ListOutcome = (Outcome<'read'> & { isMapped: boolean }) | Outcome<'empty'> | Failed

/** Outcome of writing the remaining rows as CSV. */
export type CsvOutcome = (Outcome<'written'> & { text: string }) | Failed

export interface UseBulkRecipientsResult {
  /** The list as it was read, and what its columns mean; null until one is read. */
  table: BulkTable | null
  /** False if the list was too long and was read only in part. */
  isWhole: boolean
  /** Its rows, each checked for errors, truncated values and duplicates. At most 500. */
  rows: readonly BulkRow[]
  /** The rows that would be sent. */
  sendable: readonly BulkRow[]
  /** What every recipient gets; null until it is chosen. */
  choice: BulkChoice | null
  /** The shipment and the lines that the choice refers to. */
  gift: BulkSource | null
  /** The address fields required for what they get. */
  needs: AddressNeeds
  /** Progress of sending: `idle`, `running`, `stopped`, `done`, `undoing` or `undone`. */
  status: BulkStatus
  /** Each row that is being sent, with its progress. */
  entries: readonly BulkEntry[]
  /** Number of rows by progress. */
  counts: BulkCounts
  /** False after an undo that could not remove everything. */
  isUndoneWhole: boolean
  /** Reads a pasted list. Never rejects. */
  readText(text: string): Promise<ListOutcome>
  /** Reads a list from a file and detects its encoding. Never rejects. */
  readFile(file: Blob): Promise<ListOutcome>
  /** Maps a column to a field; a column previously mapped to that field becomes unmapped. */
  setColumn(column: number, field: BulkField | null): void
  /** Sets whether the first row is a header. */
  setHeader(hasHeader: boolean): void
  /** Chooses what every recipient gets. */
  choose(choice: BulkChoice): void
  /** Sends to every row that can be sent. Never rejects. */
  start(): Promise<void>
  /** Stops after the current request. Never rejects. */
  stop(): Promise<void>
  /** Continues sending; also retries failed rows if `withFailed`. Never rejects. */
  resume(withFailed?: boolean): Promise<void>
  /**
   * Replaces the address of a row that was left out, and sends to it if it is valid now. Call it once
   * sending is done or stopped. Never rejects.
   */
  fix(place: number, draft: AddressDraft): Promise<FixOutcome>
  /** Removes from the cart what was added; saved addresses stay. Never rejects. */
  undo(): Promise<BulkUndoOutcome>
  /** Forgets the list. */
  reset(): void
  /** The rows that are not in the cart, each with its reason; one that only lacks its date or message is in the cart. */
  left: readonly LeftRow[]
  /**
   * The same rows as CSV that is safe to open in a spreadsheet, with each reason in an extra column.
   * They are kept after the component that read the list unmounts. Never rejects.
   */
  failedCsv(reason?: { head: string; of(left: LeftRow): string }): Promise<CsvOutcome>
}

/**
 * Sends the same gift to many recipients: reads a list, checks each row, and adds them to the cart with
 * progress, stop, resume and undo.
 *
 * @example
 * const { readText, choose, rows, start, counts } = useBulkRecipients()
 * await readText('First name,Last name\nAnn,Ode')
 * choose({ shipmentId })
 * await start()
 */
export function useBulkRecipients(): UseBulkRecipientsResult {
  const store = useStore()
  const verbs = store.use(bulkActions)
  const state = useSlot(bulkActions)
  const { addresses } = useAddresses()
  const [table, setTable] = useState<BulkTable | null>(null)
  const [isWhole, setWhole] = useState(true)
  const [choice, choose] = useState<BulkChoice | null>(null)
  const gift = useCartSelector((cart) => cart && choice && bulkSource(cart, choice), isSame)
  const needs = useMemo(
    () => (state.status === 'idle' && gift ? needsOf(gift.shipment) : state.needs),
    [state.status, state.needs, gift],
  )
  const rows = useMemo(
    () => (table ? bulkRows(table, needs, addresses) : []),
    [table, needs, addresses],
  )
  const left = useMemo(() => leftOf(state), [state])
  const sendable = useMemo(() => rows.filter(isSendable), [rows])
  // Another customer must not see it.
  useStoreEvent('signed-out', () => {
    setTable(null)
    choose(null)
  })

  async function readText(text: string): Promise<ListOutcome> {
    const tables = await loadTables()
    if (!tables) return failed('not-loaded')
    const { cells, places, isWhole } = await tables.readTable(text)
    setWhole(isWhole)
    const guess = guessColumns(cells)
    setTable(cells.length > 0 ? { cells, places, ...guess } : null)
    if (cells.length === 0) return { status: 'empty' }
    return { status: 'read', isMapped: isMapped(guess) }
  }
  return {
    table,
    isWhole,
    rows,
    sendable,
    choice,
    gift,
    needs,
    status: state.status,
    entries: state.entries,
    counts: countsOf(state),
    isUndoneWhole: state.isUndoneWhole,
    readText,
    async readFile(file) {
      try {
        const text = decode(new Uint8Array(await file.arrayBuffer()))
        // Text never contains NUL: this is a workbook or an image.
        return text.includes('\0') ? { status: 'empty' } : await readText(text)
      } catch {
        // A missing or unreadable file counts as empty.
        return { status: 'empty' }
      }
    },
    setColumn: (column, field) => setTable((old) => old && withColumn(old, column, field)),
    setHeader: (hasHeader) => setTable((old) => old && { ...old, hasHeader }),
    choose,
    left,
    start() {
      const leftOut = rows.filter((row) => !isSendable(row))
      const list = { head: table ? headOf(table) : [], leftOut }
      return choice ? verbs.start(sendable, choice, list) : Promise.resolve()
    },
    stop: verbs.stop,
    resume: verbs.resume,
    fix: (place, draft) => verbs.fix(place, draft, addresses),
    undo: verbs.undo,
    reset() {
      setTable(null)
      setWhole(true)
      verbs.reset()
    },
    async failedCsv({ head, of } = { head: 'reason', of: ({ reason }) => reason }) {
      const names = state.source.head
      const rows = left.map((one) => [...padded(one.row.cells, names.length), of(one)])
      const tables = await loadTables()
      if (!tables) return failed('not-loaded')
      return { status: 'written', text: tables.writeTable([[...names, head], ...rows]) }
    },
  }
}

/** Loads the code that reads and writes lists; null if it cannot be loaded. */
const loadTables = () => import('../store/recipient/bulk/tables').catch(() => null)

function withColumn(table: BulkTable, column: number, field: BulkField | null): BulkTable {
  const columns = table.columns.map((old) => (old === field ? null : old))
  columns[column] = field
  return { ...table, columns }
}

/** The column names as written, or the mapped fields if the list has no header; empty for a skipped column. */
const headOf = ({ hasHeader, cells, columns }: BulkTable): readonly string[] =>
  hasHeader ? (cells[0] ?? []) : columns.map((field) => field ?? '')

/** Pads a row to the length of the header, so that the added reason gets its own column. */
const padded = (cells: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(length, cells.length) }, (_, at) => cells[at] ?? '')
