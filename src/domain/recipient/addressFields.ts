import { fitField, LIMITS, type LimitedField, normalise } from '../limits'
import type { AddressFields, Shipment } from '../schema/entities'
import { isEGift, isPerishable, resCom } from '../shipment/shipments'
import { ADDRESS_FIELDS, type AddressField } from './addressFieldNames'
import { type AddressProblem, isPoBox } from './addressProblems'
import { type FormedField, isFormed } from './fieldRules'
import { formatPhone } from './phone'
import { formatPostalCode } from './postalCode'
import { stateCode } from './states'

export { ADDRESS_FIELDS, type AddressField, isBillingField } from './addressFieldNames'

/** An address as it is edited: every field a text, plus the kind of place. */
export type AddressDraft = Readonly<Record<AddressField | 'res_com', string>>

/** The kind of shipment decides which fields are needed. */
export interface AddressNeeds {
  readonly isPerishable: boolean
  readonly isEGift: boolean
  /** Whether it goes to a business, whose name is then required; default false. */
  readonly isBusiness?: boolean
}

/** Which address fields a shipment needs. */
export const needsOf = (shipment: Shipment): AddressNeeds => ({
  isPerishable: isPerishable(shipment),
  isEGift: isEGift(shipment),
})

/** The problem of a field, specific enough for a helpful message. */
export type FieldRule =
  | AddressProblem
  | 'refused'
  | 'letters'
  | 'too-few'
  | 'no-at'
  | 'no-domain'
  | 'no-dot'
  | 'space'
  | 'area-code'

/** A field's problem, and the number of characters if that matters. */
export interface FieldProblem {
  readonly rule: FieldRule
  readonly count: number
}

/** An empty address. */
export const emptyDraft = (): AddressDraft => draftOf({})

/** An address for editing: phone and ZIP code formatted, nothing absent. */
export function draftOf(fields: Partial<AddressFields>): AddressDraft {
  const texts = ADDRESS_FIELDS.map((field) => [field, formatField(field, fields[field] ?? '')])
  // Every key of the list, each once.
  return { ...Object.fromEntries(texts), res_com: resCom(fields) } as AddressDraft
}

/** Whether a field is required. */
// Assumption: required are names, street, city, state and ZIP code, the phone for perishables; for an
// e-gift names and e-mail alone; for a business its name.
export function isRequired(field: AddressField, needs: AddressNeeds): boolean {
  const { isPerishable, isEGift, isBusiness = false } = needs
  if (field === 'fname' || field === 'lname') return true
  if (isEGift) return field === 'email'
  if (field === 'phone') return isPerishable
  if (field === 'company') return isBusiness
  return field !== 'address_2' && field !== 'email'
}

/** The problem of a field's text; null if there is none. */
export function fieldProblem(
  field: AddressField,
  text: string,
  needs: AddressNeeds,
): FieldProblem | null {
  const typed = text.trim()
  if (!typed) return isRequired(field, needs) ? { rule: 'required', count: 0 } : null
  const rule = ruleOf(field, typed)
  return rule && { rule, count: isLimited(field) ? normalise(field, typed).length : typed.length }
}

/** An address's needs, considering what is already filled in. */
export const needsIn = (draft: AddressDraft, needs: AddressNeeds): AddressNeeds => ({
  ...needs,
  isBusiness: draft.res_com === 'C',
})

/** The problems of an address, in the order of its fields. */
export function draftProblems(
  draft: AddressDraft,
  needs: AddressNeeds,
): ReadonlyMap<AddressField, FieldProblem> {
  const all = needsIn(draft, needs)
  const problems = ADDRESS_FIELDS.filter((field) => !needs.isEGift || E_GIFT.has(field)).map(
    (field) => [field, fieldProblem(field, draft[field], all)] as const,
  )
  return new Map(
    problems.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])),
  )
}

/** A typed text cut to its limit, and whether it was cut. */
export function fitTyped(field: AddressField, text: string): { text: string; isCut: boolean } {
  if (!isLimited(field)) return { text, isCut: false }
  const { text: fitting, isCut } = fitField(field, text)
  // Keep differences that are only formatting, such as a space in a phone number.
  const isMasked = field === 'phone' || field === 'postal_code'
  if (isMasked) return isCut ? { text: formatField(field, fitting), isCut } : { text, isCut }
  return { text: fitting, isCut }
}

/** A field's text for display, when it is not being edited. */
export function formatField(field: AddressField, text: string): string {
  if (field === 'phone' && normalise('phone', text).length === LIMITS.phone)
    return formatPhone(text)
  if (field === 'postal_code' && /\d/.test(text)) return formatPostalCode(text)
  return field === 'state' ? (stateCode(text) ?? text) : text.trim()
}

/** An address as it is sent: trimmed, phone and ZIP code as digits. */
export function sentOf(draft: AddressDraft): AddressDraft {
  const texts = ADDRESS_FIELDS.map((field) => [
    field,
    isLimited(field) ? fitField(field, draft[field].trim()).text : draft[field],
  ])
  return { ...draft, ...Object.fromEntries(texts) }
}

/** Splits a street that is too long into two lines between words, each cut to its limit; null if it fits. */
export function splitStreet(
  street: string,
): { line1: string; line2: string; isCut: boolean } | null {
  const whole = normalise('address_1', street).trim()
  if (whole.length <= LIMITS.address_1) return null
  const at = whole.slice(0, LIMITS.address_1 + 1).lastIndexOf(' ')
  const line1 = at > 0 ? whole.slice(0, at).trimEnd() : fitField('address_1', whole).text
  const { text: line2, isCut } = fitField('address_2', whole.slice(line1.length).trim())
  return { line1, line2, isCut }
}

/** Whether a street is a P.O. box, where nothing frozen can be delivered. */
export const isPoBoxDraft = ({ address_1, address_2 }: AddressDraft): boolean =>
  isPoBox(address_1) || isPoBox(address_2)

const isLimited = (field: AddressField): field is AddressField & LimitedField =>
  Object.hasOwn(LIMITS, field)

const E_GIFT: ReadonlySet<AddressField> = new Set(['fname', 'lname', 'email'])

/** The problem of a field that is not blank. `isFormed` alone decides whether there is one. */
function ruleOf(field: AddressField, text: string): FieldRule | null {
  if (field === 'state') return stateCode(text) ? null : 'invalid'
  const mistake = MISTAKES[field as FormedField]
  return !mistake || isFormed(field as FormedField, text) ? null : mistake(text)
}

/** The specific mistake in a malformed field. */
const MISTAKES: Record<FormedField, (text: string) => FieldRule> = {
  postal_code: zipMistake,
  phone: phoneMistake,
  email: emailMistake,
}

function zipMistake(text: string): FieldRule {
  const code = normalise('postal_code', text)
  if (/\D/.test(code)) return 'letters'
  return code.length < 5 ? 'too-few' : 'invalid'
}

function phoneMistake(text: string): FieldRule {
  const digits = normalise('phone', text)
  if (digits.length === 7) return 'area-code'
  return digits.length < 10 ? 'too-few' : 'invalid'
}

function emailMistake(text: string): FieldRule {
  if (/\s/.test(text)) return 'space'
  const at = text.lastIndexOf('@')
  if (at < 0) return 'no-at'
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (!name || !domain) return 'no-domain'
  return !domain.includes('.') || domain.endsWith('.') ? 'no-dot' : 'invalid'
}
