import { fitField, LIMITS, type LimitedField, normalise } from '../../limits'
import type { SavedAddress } from '../../schema/entities'
import {
  ADDRESS_FIELDS,
  type AddressDraft,
  type AddressField,
  type AddressNeeds,
  draftOf,
  draftProblems,
  emptyDraft,
  type FieldProblem,
  sentOf,
} from '../addressFields'
import { recipientKey } from '../recipientKey'
import type { BulkField } from './bulkColumns'
import { splitName, stateAndZip } from './oddCells'

/** The most recipients that are taken at once. */
export const BULK_LIMIT = 500

/** One recipient of a list, as it would be sent, with what is to be known before. */
export interface BulkRow {
  /** Its row in the list, counted from 1, as a spreadsheet counts. */
  readonly place: number
  /** The cells as they were written, for the list of those that failed. */
  readonly cells: readonly string[]
  readonly draft: AddressDraft
  readonly message: string
  readonly problems: ReadonlyMap<AddressField, FieldProblem>
  /** Whether it lacks what is asked for at checkout, such as a street. */
  readonly isIncomplete: boolean
  /** Fields in which something is left out, with all that was written. */
  readonly cuts: ReadonlyMap<AddressField | 'gift_message', string>
  /** The row of the list that has the same name and address, or null. */
  readonly sameAs: number | null
  /** The saved address that is the same, or null. */
  readonly saved: SavedAddress | null
}

/** What a table and the meaning of its columns make of a list. */
export interface BulkTable {
  readonly cells: readonly (readonly string[])[]
  /** The number of each row in the list; they are counted from 1 unless given. */
  readonly places?: readonly number[]
  readonly columns: readonly (BulkField | null)[]
  readonly hasHeader: boolean
}

/** The rows of a list, each checked; no more than `BULK_LIMIT`. */
export function bulkRows(
  { cells, places, columns, hasHeader }: BulkTable,
  needs: AddressNeeds,
  saved: readonly SavedAddress[],
): readonly BulkRow[] {
  const known = savedByKey(saved)
  const seen = new Map<string, number>()
  const first = hasHeader ? 1 : 0
  return cells.slice(first, first + BULK_LIMIT).map((row, index) => {
    const place = places?.[index + first] ?? index + first + 1
    const { typed, draft, message } = draftFrom(row, columns)
    const key = recipientKey(draft)
    const sameAs = seen.get(key) ?? null
    if (sameAs === null) seen.set(key, place)
    return {
      place,
      cells: row,
      draft,
      message,
      ...judged(draft, needs),
      cuts: cutsOf(typed, columns),
      sameAs,
      saved: known.get(key) ?? null,
    }
  })
}

/** A row with its address as it was fixed, checked again; `others` are the rows that are sent already. */
export function fixedRow(
  row: BulkRow,
  typed: AddressDraft,
  needs: AddressNeeds,
  { saved, others }: { saved: readonly SavedAddress[]; others: readonly BulkRow[] },
): BulkRow {
  const draft = sentOf(typed)
  const key = recipientKey(draft)
  const same = others.find((other) => recipientKey(other.draft) === key)
  return {
    ...row,
    draft,
    ...judged(draft, needs),
    sameAs: same?.place ?? null,
    saved: savedByKey(saved).get(key) ?? null,
  }
}

/** What is wrong with what a row says. A name is enough, as of anybody who is added by name: checkout asks for the rest. */
function judged(draft: AddressDraft, needs: AddressNeeds) {
  const all = [...draftProblems(draft, needs)]
  const wrong = all.filter(
    ([field, { rule }]) => rule !== 'required' || field === 'fname' || field === 'lname',
  )
  return { problems: new Map(wrong), isIncomplete: wrong.length < all.length }
}

const savedByKey = (saved: readonly SavedAddress[]): ReadonlyMap<string, SavedAddress> =>
  new Map(saved.map((address) => [recipientKey(draftOf(address)), address] as const))

/** Whether a row can be sent: nothing in it is wrong, and it is not there twice. */
export const isSendable = ({ problems, sameAs }: BulkRow): boolean =>
  problems.size === 0 && sameAs === null

type Typed = Partial<Record<BulkField, string>>

function draftFrom(row: readonly string[], columns: BulkTable['columns']) {
  const typed: Typed = {}
  columns.forEach((field, at) => {
    if (field) typed[field] = normalise(limitedOf(field), row[at]).trim()
  })
  if (typed.name !== undefined) {
    const [fname, lname] = splitName(typed.name)
    typed.fname ??= fname
    typed.lname ??= lname
  }
  const fields = ADDRESS_FIELDS.map((field) => [field, typed[field] ?? ''] as const)
  const whole: AddressDraft = { ...emptyDraft(), ...Object.fromEntries(fields) }
  const draft = sentOf({ ...whole, ...stateAndZip(whole.state, whole.postal_code) })
  return { typed, draft, message: fitField('gift_message', typed.gift_message).text }
}

/** A field whose normal form a cell takes; a name is one of a line, and a state has no limit. */
const limitedOf = (field: BulkField): LimitedField =>
  field === 'name' ? 'fname' : field === 'state' ? 'city' : field

function cutsOf(typed: Typed, columns: BulkTable['columns']): BulkRow['cuts'] {
  const wanted = [...ADDRESS_FIELDS, 'gift_message'] as const
  const isGiven = (field: BulkField) =>
    columns.includes(field) ||
    ((field === 'fname' || field === 'lname') && columns.includes('name'))
  return new Map(
    wanted.flatMap((field) => {
      const text = typed[field] ?? ''
      const isCut = field !== 'state' && isGiven(field) && text.length > LIMITS[field]
      return isCut ? [[field, text] as const] : []
    }),
  )
}
