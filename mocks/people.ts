import type { Customer, SavedAddress } from '../src/domain/schema/entities'
import type { Mutable } from './mutable'

/* Builders for customers and recipients; each call returns new objects with new ids. */

let lastId = 0
/** An id that no other fixture has. */
export const nextId = () => {
  lastId += 1
  return lastId
}

const people = [
  { fname: 'Eleanor', lname: 'Whitfield', company: '', address_1: '418 Maple Street' },
  { fname: 'Harold', lname: 'Brandt', company: 'Brandt & Sons', address_1: '2207 Prairie Road' },
  { fname: 'Josephine', lname: 'Okafor', company: '', address_1: '91 Orchard Lane' },
  { fname: 'Walter', lname: 'Lindqvist', company: '', address_1: '1530 Lakeview Drive' },
  { fname: 'Rosa', lname: 'Delgado', company: 'Casa Delgado', address_1: '64 Mission Avenue' },
  { fname: 'Samuel', lname: 'Abernathy', company: '', address_1: '805 Chestnut Court' },
] as const

const places = [
  { address_2: '', city: 'Omaha', state: 'NE', postal_code: '68102' },
  { address_2: 'Suite 12', city: 'Kansas City', state: 'MO', postal_code: '64108' },
  { address_2: '', city: 'Madison', state: 'WI', postal_code: '53703' },
  { address_2: 'Apt 4B', city: 'Chicago', state: 'IL', postal_code: '60614' },
  { address_2: '', city: 'San Antonio', state: 'TX', postal_code: '78205' },
  { address_2: 'Unit 7', city: 'Columbus', state: 'OH', postal_code: '43215' },
] as const

/** The address fields that a shipment and a saved address share; a different person for each id. */
export function addressFields(id: number) {
  const person = people[id % people.length] ?? people[0]
  const place = places[id % places.length] ?? places[0]
  return {
    ...person,
    ...place,
    phone: `402555${String(1000 + (id % 9000))}`,
    email: `${person.fname.toLowerCase()}.${person.lname.toLowerCase()}@example.com`,
    is_myself: false,
    res_com: 'V',
  }
}

/** A saved address; give `uuid: '99999999'` for "Ship to Myself". */
export function anAddress(over: Partial<SavedAddress> = {}): Mutable<SavedAddress> {
  const id = nextId()
  const fields = addressFields(id)
  const address: SavedAddress = {
    addr_id: 3000 + id,
    uuid: String(40_000_000 + id),
    selector_label: `${fields.fname} ${fields.lname}, ${fields.city}`,
    address_guid: `addr-${3000 + id}`,
    ...fields,
    ...over,
  }
  return address as Mutable<SavedAddress>
}

/** A signed-in customer. */
export function aCustomer(over: Partial<Customer> = {}): Mutable<Customer> {
  const id = nextId()
  return {
    cust_id: 8000 + id,
    fname: 'Margaret',
    lname: 'Holloway',
    email: 'margaret.holloway@example.com',
    ...over,
  }
}

/** A person with only the fields that a card or an address book requires. */
export const ADA = {
  fname: 'Ada',
  lname: 'Byron',
  address_1: '12 Fern Way',
  city: 'Salem',
  state: 'OR',
  postal_code: '97301',
} as const
