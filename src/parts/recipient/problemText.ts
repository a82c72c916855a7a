import type { AddressField, FieldProblem } from '../../domain/recipient/addressFields'
import { fill } from '../../texts/catalogue'

/** The error text for a field's specific problem. */
export function problemText(
  field: AddressField,
  { rule, count }: FieldProblem,
  texts: Readonly<Record<string, string>>,
): string {
  const text = texts[`${field}.${rule}`] ?? texts[rule] ?? texts[`${field}.required`] ?? ''
  return fill(text, { field: texts[field] ?? '', count })
}
