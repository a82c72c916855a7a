import type { SavedAddress } from '../../src/domain/schema/entities'
import { anAddress } from '../people'
import type { Scenario } from '../scenario'
import { nowhere, scenario } from './make'
import { addressBook, margaret, myself, people } from './people'

/** A customer with these saved addresses and an empty cart. */
const book = (addresses: readonly SavedAddress[], over: Partial<Scenario> = {}) =>
  scenario((make) => ({
    cart: make.cart([], { cust_id: 8001 }),
    customer: margaret(),
    addresses,
    ...over,
  }))

/** A customer without any saved address, not even their own. */
export const emptyAddressBook = book([])

/** A customer with their own address and one other. */
export const oneSavedAddress = book(addressBook(1))

const FAMILIES = ['Whitfield', 'Brandt', 'Okafor', 'Delgado', 'Nakamura'] as const

/** A customer with sixty addresses: five families of twelve, all over the country. */
export const sixtyAddresses = book([
  myself(),
  ...FAMILIES.flatMap((lname, family) =>
    people.map((person, nth) =>
      anAddress({
        ...person,
        lname,
        addr_id: 3101 + family * people.length + nth,
        uuid: String(40_003_101 + family * people.length + nth),
        selector_label: `${person.fname} ${lname}, ${person.city}`,
      }),
    ),
  ).slice(0, 59),
])

/** Old addresses: one without a street, one with a short ZIP code and no phone number. */
export const incompleteAddresses = book([
  myself(),
  anAddress({ ...people[0], ...nowhere }),
  anAddress({ ...people[1], postal_code: '6410', phone: '' }),
])

/** Names and streets at maximum length, and one endless word. */
export const longAddresses = book([
  myself(),
  anAddress({
    ...people[0],
    fname: 'Maximiliana-The',
    lname: 'Featherstonehau',
    company: 'Featherstonehaugh-Cholmondeley',
    address_1: '12345 Old Chattanooga Turnpike',
    address_2: 'Building Seventeen, Suite 2204',
    city: 'Rancho Santa Margar',
    state: 'CA',
    postal_code: '926881234',
    email: 'maximiliana.featherstonehaugh@cholmondeley.example',
  }),
  anAddress({ ...people[1], lname: 'Wolfeschlegelst' }),
])

/** A customer whose device has two recipients from before the sign-in that the account lacks. */
export const peopleOnDevice = book(addressBook(2), {
  device: { guestRecipients: onDevice([people[4], people[5]]) },
})

/** The same, but one has only a first name: the server rejects it. */
export const incompleteOnDevice = book(addressBook(2), {
  device: { guestRecipients: onDevice([people[4], { ...people[5], lname: '' }]) },
})

function onDevice(given: readonly (Partial<SavedAddress> | undefined)[]): SavedAddress[] {
  return given.map((person, nth) => anAddress({ ...person, addr_id: 990_001 + nth }))
}
