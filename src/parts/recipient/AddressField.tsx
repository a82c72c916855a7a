import type { ComponentProps } from 'react'
import { LIMITS } from '../../domain/limits'
import type { AddressField as Field } from '../../domain/recipient/addressFields'
import { isRequired } from '../../domain/recipient/addressFields'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { editorTexts } from '../../texts/dialog'
import { Icon, TextField } from '../../ui'
import { FieldNote } from '../field/FieldNote'
import { useComposed } from '../field/useComposed'
import './AddressForm.css'
import { problemText } from './problemText'
import type { AddressFormState } from './useAddressForm'

type Typed = Exclude<Field, 'state'>

interface AddressFieldProps {
  form: AddressFormState
  field: Typed
  /** Id of the form; the ids of its fields derive from it. */
  formId: string
  /** The autofill section: `section-12 shipping`. */
  section: string
  hint?: string
}

/** Native attributes per field, for autofill. No `maxLength`: it would cut text before we can say so. */
const NATIVE: Record<Typed, ComponentProps<'input'>> = {
  fname: { autoComplete: 'given-name' },
  lname: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization' },
  address_1: { autoComplete: 'address-line1' },
  address_2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric' },
  phone: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
}

/** Number of characters from which a short field shows its counter. */
const COUNTED: Partial<Record<Field, number>> = { fname: 12, lname: 12 }
const TICKED: ReadonlySet<Field> = new Set(['address_1', 'email', 'postal_code'])

/** One field of an address. */
export function AddressField({ form, field, formId, section, hint }: AddressFieldProps) {
  const texts = useTexts(addressTexts)
  const { optional } = useTexts(editorTexts)
  const { error } = useTexts(commonTexts)
  const composed = useComposed((text, isComposing) => form.type(field, text, isComposing))
  const problem = form.problems.get(field)
  const limit = LIMITS[field]
  const from = COUNTED[field]
  const { autoComplete, ...native } = NATIVE[field]
  const isGood = TICKED.has(field) && form.good.has(field)
  const isNumber = field === 'phone' || field === 'postal_code'

  return (
    <div className="gw-address-field" data-field={field}>
      <TextField
        {...native}
        id={`${formId}-${field}`}
        name={field}
        autoComplete={`${section} ${autoComplete}`}
        spellCheck={false}
        label={texts[field]}
        note={isRequired(field, form.needs) ? isGood && <Icon name="check" /> : optional}
        hint={hint}
        aria-required={isRequired(field, form.needs) || undefined}
        errorWord={error}
        error={problem && problemText(field, problem, texts)}
        value={form.draft[field]}
        {...composed}
        onBlur={() => form.leave(field)}
        counter={
          from === undefined
            ? undefined
            : { limit, from, text: (count) => fill(texts.left, { count: Math.max(0, count) }) }
        }
      />
      <FieldNote>
        {form.cut.has(field) && fill(isNumber ? texts.cutDigits : texts.cutLetters, { limit })}
      </FieldNote>
    </div>
  )
}
