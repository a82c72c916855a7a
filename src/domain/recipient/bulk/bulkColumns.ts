import type { AddressField } from '../addressFields'
import { stateCode } from '../states'

/** What a column of a recipient list contains; `name` is first and last name together. */
export type BulkField = AddressField | 'name' | 'gift_message'

/** Header words of each field, without spaces and punctuation; fields in display order. */
const WORDS: Readonly<Record<BulkField, readonly string[]>> = {
  name: ['name', 'fullname', 'recipient', 'recipientname', 'contact', 'shipto', 'to'],
  fname: ['firstname', 'first', 'givenname', 'fname', 'forename'],
  lname: ['lastname', 'last', 'surname', 'familyname', 'lname'],
  company: ['company', 'companyname', 'organization', 'organisation', 'business', 'firm'],
  address_1: ['address', 'address1', 'addressline1', 'street', 'streetaddress', 'addr1', 'addr'],
  address_2: ['address2', 'addressline2', 'apt', 'apartment', 'suite', 'unit', 'addr2', 'floor'],
  city: ['city', 'town'],
  state: ['state', 'province', 'region', 'st'],
  postal_code: ['zip', 'zipcode', 'postalcode', 'postcode', 'postal'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'cell'],
  email: ['email', 'emailaddress', 'mail'],
  gift_message: ['message', 'giftmessage', 'note', 'card', 'cardmessage', 'greeting'],
}

/** The fields that a column can be assigned to, in display order. */
// The keys of a record are those of its type.
export const BULK_FIELDS = Object.keys(WORDS) as readonly BulkField[]

/** What each column probably contains, and whether the first row is a header. */
export interface BulkGuess {
  readonly hasHeader: boolean
  readonly columns: readonly (BulkField | null)[]
}

/** Guesses the columns of a table from its header row, otherwise from their content. */
export function guessColumns(table: readonly (readonly string[])[]): BulkGuess {
  const [head = []] = table
  const named = unique(head.map(fieldNamed))
  // A list of names has one column.
  if (named.filter(Boolean).length >= Math.min(2, head.length))
    return { hasHeader: true, columns: named }
  return { hasHeader: false, columns: unique(byContent(table)) }
}

/** Whether the header row names every column with a known word, so that no mapping is needed. */
export const isMapped = ({ hasHeader, columns }: BulkGuess): boolean =>
  hasHeader && columns.every((field) => field !== null)

function fieldNamed(text: string): BulkField | null {
  const word = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return BULK_FIELDS.find((field) => WORDS[field].includes(word)) ?? null
}

function byContent(table: readonly (readonly string[])[]): (BulkField | null)[] {
  const some = table.slice(0, 20)
  const width = Math.max(0, ...some.map((row) => row.length))
  const isWholeName = some.every(([first = '']) => /\S\s+\S/.test(first))
  const names: BulkField[] = isWholeName ? ['name'] : ['fname', 'lname']
  const left: BulkField[] = [...names, 'address_1', 'city']
  return Array.from({ length: width }, (_, at) => {
    const cells = some.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    return cells.length === 0 ? null : (kindOf(cells) ?? left.shift() ?? null)
  })
}

function kindOf(cells: readonly string[]): BulkField | null {
  const all = (is: (cell: string) => boolean) => cells.every(is)
  if (all((cell) => cell.includes('@'))) return 'email'
  if (all((cell) => /^\d{4,5}(?:-?\d{4})?$/.test(cell))) return 'postal_code'
  if (all((cell) => stateCode(cell) !== null)) return 'state'
  if (all((cell) => cell.length < 30 && cell.replace(/\D/g, '').length >= 10)) return 'phone'
  return null
}

/** Assigns a field to its first column only. */
function unique(columns: readonly (BulkField | null)[]): (BulkField | null)[] {
  return columns.map((field, at) => (columns.indexOf(field) === at ? field : null))
}
