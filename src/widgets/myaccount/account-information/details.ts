import {
  type FieldProblem,
  fieldProblem,
  formatField,
} from '../../../domain/recipient/addressFields'
import type { Customer } from '../../../domain/schema/entities'

/** The fields of the form, in their order. */
export const DETAIL_FIELDS = ['fname', 'lname', 'email', 'phone'] as const

export type DetailField = (typeof DETAIL_FIELDS)[number]
export type Details = Readonly<Record<DetailField, string>>

/** What is known of a customer, as it is edited. */
export const detailsOf = (customer: Customer): Details => ({
  fname: customer.fname ?? '',
  lname: customer.lname ?? '',
  email: customer.email ?? '',
  phone: formatField('phone', customer.phone ?? ''),
})

// As of somebody whom nothing is shipped to: names and email are needed, a phone is not.
const NEEDS = { isPerishable: false, isEGift: true }

/** What is wrong with each field; a field without a problem is absent. */
export function detailProblems(details: Details): ReadonlyMap<DetailField, FieldProblem> {
  const found = DETAIL_FIELDS.map((field) => [field, fieldProblem(field, details[field], NEEDS)])
  // What is null was left out.
  return new Map(found.filter(([, problem]) => problem) as [DetailField, FieldProblem][])
}
