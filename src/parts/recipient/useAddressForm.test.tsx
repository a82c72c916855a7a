import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyDraft } from '../../domain/recipient/addressFields'
import { useAddressForm } from './useAddressForm'

it.each([
  ['fits', 'Unit 7', '', 'Highway, Unit 7', []],
  ['fits beside the apartment', 'Unit 7', 'Apt 4B', 'Highway, Unit 7 Apt 4B', []],
  [
    'leaves no space for the apartment',
    'Building Seven',
    'Apt 4B',
    'Highway, Building Seven Apt 4B',
    [],
  ],
  [
    'leaves too little space for the apartment',
    'Building Seventy',
    'Apt 4B',
    'Highway, Building Seventy Apt ',
    ['address_2'],
  ],
  [
    'is too long itself',
    'Building Seventy, Second Floor',
    '',
    'Highway, Building Seventy, Sec',
    ['address_2'],
  ],
])('the end of a street, moved to the next line, %s', (_case, end, apartment, line2, cut) => {
  const draft = { ...emptyDraft(), address_2: apartment }
  const { result } = renderHook(() => useAddressForm(draft, { isPerishable: true, isEGift: false }))
  act(() => result.current.type('address_1', `1234 Old Prairie Village Highway, ${end}`))
  act(() => result.current.moveOverflow())
  expect(result.current.draft).toMatchObject({
    address_1: '1234 Old Prairie Village',
    address_2: line2,
  })
  expect([...result.current.cut]).toEqual(cut)
})
