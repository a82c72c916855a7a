import { US_STATES } from '../../domain/recipient/states'
import { otherStateOfZip } from '../../domain/recipient/zipState'
import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { Message, StatusRegion } from '../../ui'
import type { AddressFormState } from './useAddressForm'

/**
 * Warns that a ZIP code looks like one of another state. Only a warning, because a few codes cross state
 * lines.
 */
export function ZipStateNote({ form }: { form: AddressFormState }) {
  const { zipState } = useTexts(addressTexts)
  const { postal_code: zip, state } = form.draft
  const other = otherStateOfZip(zip, state)
  const name = US_STATES.find(({ code }) => code === other)?.name
  // Waits until the ZIP code is complete.
  const isShown = name && form.good.has('postal_code')
  return (
    <StatusRegion>
      {isShown && <Message tone="warn">{fill(zipState, { zip, state: name })}</Message>}
    </StatusRegion>
  )
}
