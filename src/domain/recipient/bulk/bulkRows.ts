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

/** The maximum number of recipients at once. */
export const BULK_LIMIT = 500

/** A recipient of a list as it would be sent, with its problems. */
export interface BulkRow {
  /** Its row number in the list, from 1, as in a spreadsheet. */
  readonly place: number
  /** The original cells, for the list of failed rows. */
  readonly cells: readonly string[]
  readonly draft: AddressDraft
  readonly message: string
  readonly problems: ReadonlyMap<AddressField, FieldProblem>
  /** Whether it lacks something that checkout asks for, such as a street. */
  readonly isIncomplete: boolean
  /** Fields whose text was cut, with the full text. */
  readonly cuts: ReadonlyMap<AddressField | 'gift_message', string>
  /** The row with the same name and address, or null. */
  readonly sameAs: number | null
  /** The identical saved address, or null. */
  readonly saved: SavedAddress | null
}

/** A table and the meaning of its columns. */
export interface BulkTable {
  readonly cells: readonly (readonly string[])[]
  /** The row numbers in the list; counted from 1 by default. */
  readonly places?: readonly number[]
  readonly columns: readonly (BulkField | null)[]
  readonly hasHeader: boolean
}

/** The validated rows of a list; no more than `BULK_LIMIT`. */
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
    const address = known.get(key) ?? null
    const judgment = judged(draft, needs, address)
    // A row that cannot be sent must not keep its correction from being sent.
    if (sameAs === null && judgment.problems.size === 0) seen.set(key, place)
    return {
      place,
      cells: row,
      draft,
      message,
      ...judgment,
      cuts: cutsOf(typed, columns),
      sameAs,
      saved: address,
    }
  })
}

/** A row with a fixed address, validated again; `others` are the rows that were already sent. */
export function fixedRow(
  row: BulkRow,
  typed: AddressDraft,
  needs: AddressNeeds,
  { saved, others }: { saved: readonly SavedAddress[]; others: readonly BulkRow[] },
): BulkRow {
  const draft = sentOf(typed)
  const key = recipientKey(draft)
  const same = others.find((other) => recipientKey(other.draft) === key)
  const address = savedByKey(saved).get(key) ?? null
  return {
    ...row,
    draft,
    ...judged(draft, needs, address),
    sameAs: same?.place ?? null,
    saved: address,
  }
}

/**
 * A row's saved address, completed with required details that only the row has; null if there is nothing to
 * complete.
 */
export function completedAddress(
  { saved, draft }: BulkRow,
  needs: AddressNeeds,
): (AddressDraft & { addr_id: number }) | null {
  if (!saved) return null
  const own = draftOf(saved)
  const added = lackingIn(own, needs).filter((field) => draft[field])
  if (added.length === 0) return null
  const details = Object.fromEntries(added.map((field) => [field, draft[field]]))
  return { ...sentOf({ ...own, ...details }), addr_id: saved.addr_id }
}

/** The problems of a row. A name is enough, as for any recipient added by name: checkout asks for the rest. */
function judged(draft: AddressDraft, needs: AddressNeeds, saved: SavedAddress | null) {
  const wrong = [...draftProblems(draft, needs)].filter(
    ([field, { rule }]) => rule !== 'required' || isName(field),
  )
  const lacking = lackingIn(saved ? draftOf(saved) : draft, needs)
  const isIncomplete = lacking.some((field) => !isName(field) && !draft[field])
  return { problems: new Map(wrong), isIncomplete }
}

const isName = (field: AddressField): boolean => field === 'fname' || field === 'lname'

/** The required fields that an address lacks. */
const lackingIn = (draft: AddressDraft, needs: AddressNeeds): readonly AddressField[] =>
  [...draftProblems(draft, needs)].flatMap(([field, { rule }]) =>
    rule === 'required' ? field : [],
  )

const savedByKey = (saved: readonly SavedAddress[]): ReadonlyMap<string, SavedAddress> =>
  new Map(saved.map((address) => [recipientKey(draftOf(address)), address] as const))

/** Whether a row can be sent: valid, and not a duplicate. */
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

/** The field whose limit applies to a cell; a full name uses a first name's, a state a city's. */
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
