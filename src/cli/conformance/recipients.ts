import type { SavedAddress } from '../../domain/schema/entities'
import type { Answer } from './wire'

/** One of three recipients of the run: two at home, the third in Alaska. */
export type RecipientOf = (index: 0 | 1 | 2) => Promise<SavedAddress>

const LAST_NAME = 'Conformance'

const HOMES = [
  { fname: 'First', address_1: '1 Main Street', city: 'Omaha', state: 'NE', postal_code: '68102' },
  { fname: 'Second', address_1: '2 Main Street', city: 'Omaha', state: 'NE', postal_code: '68102' },
  {
    fname: 'Third',
    address_1: '3 Harbor Road',
    city: 'Anchorage',
    state: 'AK',
    postal_code: '99501',
  },
] as const

/**
 * The recipients of a run. Nothing takes one away again, so those of an earlier run are used where
 * the session still knows them.
 */
export function recipients(answer: Answer): RecipientOf {
  const known = new Map<number, SavedAddress>()

  async function find(fname: string): Promise<SavedAddress | null> {
    const { cart } = await answer('getCart')
    return (
      cart.saved_addresses?.find((one) => one.lname === LAST_NAME && one.fname === fname) ?? null
    )
  }

  async function add(home: (typeof HOMES)[number]): Promise<SavedAddress> {
    const body = { ...home, lname: LAST_NAME, phone: '4025550142' }
    return (await answer('putNewRecipient', { body })).newAddress
  }

  return async (index) => {
    const home = HOMES[index]
    const address = known.get(index) ?? (await find(home.fname)) ?? (await add(home))
    known.set(index, address)
    return address
  }
}
