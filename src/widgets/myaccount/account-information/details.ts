import {
  type FieldProblem,
  fieldProblem,
  formatField,
} from '../../../domain/recipient/addressFields'
import type { Customer } from '../../../domain/schema/entities'

/** The fields of the form, in order. */
export const DETAIL_FIELDS = ['fname', 'lname', 'email', 'phone'] as const

export type DetailField = (typeof DETAIL_FIELDS)[number]
export type Details = Readonly<Record<DetailField, string>>

/** The editable details of a customer. */
export const detailsOf = (customer: Customer): Details => ({
  fname: customer.fname ?? '',
  lname: customer.lname ?? '',
  email: customer.email ?? '',
  phone: formatField('phone', customer.phone ?? ''),
})

// Same as for an e-gift recipient: names and email are required, a phone is not.
const NEEDS = { isPerishable: false, isEGift: true }

/** Problems by field; valid fields are absent. */
export function detailProblems(details: Details): ReadonlyMap<DetailField, FieldProblem> {
  const found = DETAIL_FIELDS.map((field) => [field, fieldProblem(field, details[field], NEEDS)])
  // Null entries were filtered out.
  return new Map(found.filter(([, problem]) => problem) as [DetailField, FieldProblem][])
}
