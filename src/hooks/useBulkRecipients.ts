import { useMemo, useState } from 'react'
import { type AddressDraft, type AddressNeeds, needsOf } from '../domain/recipient/addressFields'
import {
  BULK_FIELDS,
  type BulkField,
  guessColumns,
  isMapped,
} from '../domain/recipient/bulk/bulkColumns'
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

/**
 * What becomes of a list that is read; `empty` where there is nothing in it, or the file cannot be read.
 * `isMapped` says that its first row names every column, so that nobody has to be asked what they are.
 */
export type ListOutcome = (Outcome<'read'> & { isMapped: boolean }) | Outcome<'empty'> | Failed

/** The rows that are left, as CSV. */
export type CsvOutcome = (Outcome<'written'> & { text: string }) | Failed

export interface UseBulkRecipientsResult {
  /** The list as it was read, and what its columns mean; null before one was read. */
  table: BulkTable | null
  /** False where the list was longer than is read at all. */
  isWhole: boolean
  /** Its rows, each checked: what is wrong, what is cut, what is there twice. At most 500. */
  rows: readonly BulkRow[]
  /** Those that would be sent. */
  sendable: readonly BulkRow[]
  /** What everybody gets, or null while nothing is chosen. */
  choice: BulkChoice | null
  /** What that comes to: the shipment that it is taken from, and the lines. */
  gift: BulkSource | null
  /** What has to be known of each recipient, by what they get. */
  needs: AddressNeeds
  /** `idle`, `running`, `stopped`, `done`, `undoing` or `undone`: how far the sending is. */
  status: BulkStatus
  /** Each row that is being sent, and how far it is. */
  entries: readonly BulkEntry[]
  /** How many are how far. */
  counts: BulkCounts
  /** False after an undo that could not take everything back. */
  isUndoneWhole: boolean
  /** Reads a list that was pasted. Never rejects. */
  readText(text: string): Promise<ListOutcome>
  /** Reads a list out of a file, in whichever encoding. Never rejects. */
  readFile(file: Blob): Promise<ListOutcome>
  /** Says what a column means; another one that meant it means nothing any more. */
  setColumn(column: number, field: BulkField | null): void
  /** Says whether the first row names the columns. */
  setHeader(hasHeader: boolean): void
  /** Chooses what everybody gets. */
  choose(choice: BulkChoice): void
  /** Sends to every row that can be sent. Never rejects. */
  start(): Promise<void>
  /** Stops after the call that is under way. Never rejects. */
  stop(): Promise<void>
  /** Continues, with those that failed as well where `withFailed`. Never rejects. */
  resume(withFailed?: boolean): Promise<void>
  /**
   * Takes the address of a row that was left out, as it was fixed, and sends to it if nothing is wrong
   * with it any more. For when the sending is over, or stopped. Never rejects.
   */
  fix(place: number, draft: AddressDraft): Promise<FixOutcome>
  /** Takes out of the cart what was added; saved addresses stay. Never rejects. */
  undo(): Promise<BulkUndoOutcome>
  /** Forgets the list. */
  reset(): void
  /** The rows that are not in the cart, each with the reason. */
  left: readonly LeftRow[]
  /**
   * The same as CSV that is safe to open in a spreadsheet, with the reason of each in a column of its
   * own. They outlive the component in which the list was read. Never rejects.
   */
  failedCsv(reason?: { head: string; of(left: LeftRow): string }): Promise<CsvOutcome>
}

/**
 * Sending the same to many at once: reads a list, checks it row by row, and sends it with progress, a
 * stop, a resume and an undo.
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
  const state = useSlot(store.slot(bulkActions))
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
        // No text has such a sign: it is a workbook, or a picture.
        return text.includes('\0') ? { status: 'empty' } : await readText(text)
      } catch {
        // A file that is gone, or that may not be read, is as good as an empty one.
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

/** What reads and writes lists; null where it does not arrive. */
const loadTables = () => import('../store/recipient/bulk/tables').catch(() => null)

function withColumn(table: BulkTable, column: number, field: BulkField | null): BulkTable {
  const columns = table.columns.map((old) => (old === field ? null : old))
  columns[column] = field
  return { ...table, columns }
}

/** The names of the columns, as they were written, or what they mean where they have none. */
const headOf = ({ hasHeader, cells, columns }: BulkTable): readonly string[] =>
  hasHeader ? (cells[0] ?? []) : columns.map((field) => field ?? BULK_FIELDS[0] ?? '')

/** A row that is as long as the head, so that what stands behind it has its own column. */
const padded = (cells: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(length, cells.length) }, (_, at) => cells[at] ?? '')
