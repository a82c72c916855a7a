import { useTexts } from '../../../hooks'
import { EmailField, LimitedText } from '../../../parts'
import { addressTexts } from '../../../texts/address'
import { commonTexts } from '../../../texts/common'
import { editorTexts } from '../../../texts/dialog'
import type { DetailField as Field } from './details'
import type { DetailsForm } from './useDetailsForm'

export interface DetailFieldProps {
  field: Field
  id: string
  form: DetailsForm
  /** The error, or null. */
  error: string | null
}

/** Autofill token and keyboard of each field. */
const ATTRIBUTES = {
  fname: { autoComplete: 'given-name' },
  lname: { autoComplete: 'family-name' },
  email: { autoComplete: 'email' },
  phone: { autoComplete: 'tel-national', type: 'tel' },
} as const

/** One field of a customer's details. */
export function DetailField({ field, id, form, error }: DetailFieldProps) {
  const labels = useTexts(addressTexts)
  const { optional } = useTexts(editorTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const given = {
    ...ATTRIBUTES[field],
    id,
    name: field,
    label: labels[field],
    value: form.details[field],
    onValue: (text: string) => form.type(field, text),
    onBlur: () => form.leave(field),
    error,
  }
  if (field === 'email') return <EmailField {...given} />
  return (
    <LimitedText
      {...given}
      kind={field}
      note={field === 'phone' && optional}
      spellCheck={false}
      errorWord={errorWord}
    />
  )
}
