import { expect, it } from 'vitest'
import { anAddress } from '../../../mocks/people'
import { aHook } from '../../../testing/store/hookOnStore'
import { useRecipientOption } from './useRecipientOption'

const nobody = { fname: '', lname: '', company: '', selector_label: '' }
const street = {
  address_1: '1 Elm',
  address_2: '',
  city: 'Omaha',
  state: 'NE',
  postal_code: '68102',
}
const nowhere = { address_1: '', address_2: '', city: '', state: '', postal_code: '' }

it.each([
  ['company', { ...street, company: 'Fox & Co' }, 'Fox & Co', 'Fox & Co, 1 Elm, Omaha, NE 68102'],
  ['label', { ...street, selector_label: 'Cabin' }, 'Cabin', '1 Elm, Omaha, NE 68102'],
  ['address', street, '1 Elm, Omaha, NE 68102', undefined],
  ['missing name', nowhere, 'Someone new', undefined],
])('someone without a name is listed by %s', async (_case, over, label, hint) => {
  const { result } = await aHook(() => useRecipientOption())
  const option = result.current({ address: anAddress({ ...nobody, ...over }), shipmentId: null })
  expect([option.label, option.hint]).toEqual([label, hint])
})
