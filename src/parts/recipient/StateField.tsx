import { ALASKA_HAWAII_SHIPPING_CENTS, BASE_SHIPPING_CENTS } from '../../domain/constants'
import { shippingCents } from '../../domain/delivery/shippingCost'
import { isRequired } from '../../domain/recipient/addressFields'
import { US_STATES } from '../../domain/recipient/states'
import { useFormat, useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { NativeSelect } from '../../ui'
import { FieldNote } from '../field/FieldNote'
import { problemText } from './problemText'
import type { AddressFormState } from './useAddressForm'

interface StateFieldProps {
  form: AddressFormState
  formId: string
  section: string
  /** Whether to show the surcharge of Alaska and Hawaii. Default: true. */
  hasPrices?: boolean
}

const options = US_STATES.map(({ code, name }) => ({ value: code, label: name }))

/** The state, as a native select for autofill; Alaska and Hawaii can show their surcharge. */
export function StateField({ form, formId, section, hasPrices = true }: StateFieldProps) {
  const format = useFormat()
  const texts = useTexts(addressTexts)
  const { error } = useTexts(commonTexts)
  const problem = form.problems.get('state')
  const chosen = US_STATES.find(({ code }) => code === form.draft.state)
  const isFar = hasPrices && shippingCents(chosen?.code) === ALASKA_HAWAII_SHIPPING_CENTS

  return (
    <div className="gw-address-field" data-field="state">
      <NativeSelect
        id={`${formId}-state`}
        name="state"
        autoComplete={`${section} address-level1`}
        label={texts.state}
        placeholder={texts.stateChoose}
        aria-required={isRequired('state', form.needs) || undefined}
        errorWord={error}
        error={problem && problemText('state', problem, texts)}
        options={options}
        value={form.draft.state}
        onValue={(state) => form.type('state', state)}
        onBlur={() => form.leave('state')}
      />
      <FieldNote>
        {isFar &&
          fill(texts.farState, {
            state: chosen?.name ?? '',
            far: format.money(ALASKA_HAWAII_SHIPPING_CENTS),
            usual: format.money(BASE_SHIPPING_CENTS),
          })}
      </FieldNote>
    </div>
  )
}
