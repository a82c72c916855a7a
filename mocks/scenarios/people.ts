import { MYSELF_UUID } from '../../src/domain/constants'
import type { SavedAddress } from '../../src/domain/schema/entities'
import type { CardRecord } from '../db'
import { anAddress } from '../people'

type Row = readonly [
  fname: string,
  lname: string,
  street: string,
  city: string,
  state: string,
  zip: string,
]

const rows: readonly Row[] = [
  ['Eleanor', 'Whitfield', '418 Maple Street', 'Omaha', 'NE', '68102'],
  ['Harold', 'Brandt', '2207 Prairie Road', 'Kansas City', 'MO', '64108'],
  ['Josephine', 'Okafor', '91 Orchard Lane', 'Madison', 'WI', '53703'],
  ['Walter', 'Lindqvist', '1530 Lakeview Drive', 'Chicago', 'IL', '60614'],
  ['Rosa', 'Delgado', '64 Mission Avenue', 'San Antonio', 'TX', '78205'],
  ['Samuel', 'Abernathy', '805 Chestnut Court', 'Columbus', 'OH', '43215'],
  ['Grace', 'Nakamura', '12 Harbor View', 'Seattle', 'WA', '98101'],
  ['Theodore', 'Pruitt', '3301 Peach Street', 'Atlanta', 'GA', '30303'],
  ['Beatrice', 'Romano', '77 Bleecker Street', 'New York', 'NY', '10012'],
  ['Clarence', 'Dubois', '210 Magazine Street', 'New Orleans', 'LA', '70130'],
  ['Ingrid', 'Sorensen', '48 Fjord Way', 'Duluth', 'MN', '55802'],
  ['Vivian', 'McAllister', '9 Cactus Bend', 'Phoenix', 'AZ', '85004'],
]

/** Twelve gift recipients, as saved addresses. */
export const people: readonly Partial<SavedAddress>[] = rows.map(
  ([fname, lname, address_1, city, state, postal_code], index) => ({
    addr_id: 3001 + index,
    uuid: String(40_003_001 + index),
    address_guid: `addr-${3001 + index}`,
    selector_label: `${fname} ${lname}, ${city}`,
    fname,
    lname,
    company: '',
    address_1,
    address_2: '',
    city,
    state,
    postal_code,
    phone: `40255501${String(index).padStart(2, '0')}`,
    email: `${fname.toLowerCase()}.${lname.toLowerCase()}@example.com`,
  }),
)

/** "Ship to Myself" of Margaret Holloway, the shopper in every scenario. */
export const myself = () =>
  anAddress({
    addr_id: 3000,
    uuid: String(MYSELF_UUID),
    selector_label: 'Ship to Myself',
    address_guid: 'addr-3000',
    fname: 'Margaret',
    lname: 'Holloway',
    company: '',
    address_1: '27 Bluestem Terrace',
    address_2: '',
    city: 'Lincoln',
    state: 'NE',
    postal_code: '68508',
    phone: '4025550199',
    email: 'margaret.holloway@example.com',
    is_myself: true,
  })

/** "Ship to Myself" and the first `count` people, as saved addresses. */
export const addressBook = (count: number) => [
  myself(),
  ...people.slice(0, count).map((person) => anAddress(person)),
]

/** Margaret Holloway as a customer. */
export const margaret = () => ({
  cust_id: 8001,
  fname: 'Margaret',
  lname: 'Holloway',
  email: 'margaret.holloway@example.com',
})

/** A saved card of hers, a Visa by default. */
export const savedCard = (nth: number, over: Partial<CardRecord> = {}): CardRecord => ({
  uid: `hpf-${nth}`,
  profile_id: `profile-${nth}`,
  brand: 'Visa',
  last_four: '4242',
  expires: '08/2028',
  decline_code: null,
  ...over,
})
