import { useTexts } from '../../../hooks'
import { LimitedText } from '../../../parts'
import { addressTexts } from '../../../texts/address'
import { commonTexts } from '../../../texts/common'
import { editorTexts } from '../../../texts/dialog'
import type { DetailField as Field } from './details'
import type { DetailsForm } from './useDetailsForm'

export interface DetailFieldProps {
  field: Field
  id: string
  form: DetailsForm
  /** What is wrong with it, or null. */
  error: string | null
}

/** What a browser fills each field in by, and which keyboard it gets. */
const ATTRIBUTES = {
  fname: { autoComplete: 'given-name' },
  lname: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email', autoCapitalize: 'none' },
  phone: { autoComplete: 'tel-national', type: 'tel' },
} as const

/** One field of a customer's details. */
export function DetailField({ field, id, form, error }: DetailFieldProps) {
  const labels = useTexts(addressTexts)
  const { optional } = useTexts(editorTexts)
  const { error: errorWord } = useTexts(commonTexts)
  return (
    <LimitedText
      {...ATTRIBUTES[field]}
      kind={field}
      id={id}
      name={field}
      label={labels[field]}
      note={field === 'phone' && optional}
      spellCheck={false}
      value={form.details[field]}
      onValue={(text) => form.type(field, text)}
      onBlur={() => form.leave(field)}
      error={error}
      errorWord={errorWord}
    />
  )
}
