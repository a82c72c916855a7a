import type { AddressFields } from '../schema/entities'
import { isFormed } from './fieldRules'
import { stateCode } from './states'

/** What is wrong with a field of an address. */
export type AddressProblem = 'required' | 'invalid'

/** The problems of an address by field; fields without a problem are absent. */
export type AddressProblems = Readonly<Partial<Record<keyof AddressFields, AddressProblem>>>

/** What prevents sending to an address; empty if nothing does. */
// Assumption: required are names, street, city, state and postal code, the phone for perishables,
// the e-mail for e-gifts. The specification does not say which fields are.
export function addressProblems(
  fields: Partial<AddressFields>,
  { isPerishable, isEGift }: { readonly isPerishable: boolean; readonly isEGift: boolean },
): AddressProblems {
  const required: (keyof AddressFields)[] = [...ALWAYS_REQUIRED]
  if (isPerishable) required.push('phone')
  if (isEGift) required.push('email')

  const problems: Partial<Record<keyof AddressFields, AddressProblem>> = {}
  for (const field of CHECKED) {
    const text = String(fields[field] ?? '').trim()
    if (text && !isValid(field, text)) problems[field] = 'invalid'
  }
  for (const field of required) {
    if (!String(fields[field] ?? '').trim()) problems[field] = 'required'
  }
  return problems
}

/** Whether an address line is a P.O. box, which carriers refuse. */
export function isPoBox(text: string | null | undefined): boolean {
  const plain = (text ?? '').replace(/[\s.]+/g, ' ')
  return /\bp ?o ?b(?:ox)?\b|\bpost office box\b/i.test(plain)
}

const ALWAYS_REQUIRED = [
  'fname',
  'lname',
  'address_1',
  'city',
  'state',
  'postal_code',
] as const satisfies (keyof AddressFields)[]

const CHECKED = ['state', 'postal_code', 'phone', 'email'] as const

const isValid = (field: (typeof CHECKED)[number], text: string): boolean =>
  field === 'state' ? stateCode(text) !== null : isFormed(field, text)
