import type { InferOutput } from 'valibot'
import { contract } from '../../api/contract'
import type { Cart, SavedAddress } from '../../domain/schema/entities'
import { fits } from '../../domain/schema/guard'
import { Blocked, Skip } from './checkErrors'
import { isDone, isUnderstood } from './outcome'
import type { RecipientOf, TestContext } from './testContext'
import type { Exchange } from './wire'

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

type Home = (typeof HOMES)[number]

/**
 * The recipients of a run. They cannot be removed, so those of an earlier run are reused if the session
 * still has them; if a server cannot add any, uses saved addresses without a shipment.
 */
export function recipients({ ask, answer }: Pick<TestContext, 'ask' | 'answer'>): RecipientOf {
  const known = new Map<number, SavedAddress>()
  const cart = async () => (await answer('getCart')).cart
  const find = async ({ fname }: Home) =>
    (await cart()).saved_addresses?.find((one) => one.lname === LAST_NAME && one.fname === fname)

  async function add(home: Home): Promise<SavedAddress> {
    const names = { fname: home.fname, lname: LAST_NAME }
    const whole = await ask('putNewRecipient', { body: { ...home, ...names, phone: '4025550142' } })
    const added = addressIn(whole) ?? (await find(home)) ?? (await addByName(whole, names))
    const address = added && isThere(home, added) ? added : unused(await cart(), known, home)
    if (address) return address
    if (added)
      throw new Skip(
        `This server adds recipients without an address, and there is no saved address in ${home.state}.`,
      )
    throw new Blocked('row.putNewRecipient', 'a recipient to be added', { at: whole })
  }

  /** Adds a recipient with only the names, as the specification shows. */
  async function addByName(refused: Exchange, names: { fname: string; lname: string }) {
    if (isDone(refused) || !isUnderstood(refused)) return null
    return addressIn(await ask('putNewRecipient', { body: names }))
  }

  return async (index) => {
    const home = HOMES[index]
    const address = known.get(index) ?? (await find(home)) ?? (await add(home))
    known.set(index, address)
    return address
  }
}

const { answer: added } = contract.putNewRecipient

function addressIn(exchange: Exchange): SavedAddress | null {
  const { body } = exchange
  // The guard has accepted it.
  return isDone(exchange) && fits(added, body)
    ? (body as InferOutput<typeof added>).newAddress
    : null
}

/** Whether an address is in the state that checks need; only Alaska matters, because its costs are checked. */
const isThere = (home: Home, { state }: SavedAddress) => home.state === 'NE' || state === home.state

/** Finds a saved address without a shipment that the run has not used. */
function unused(cart: Cart, known: ReadonlyMap<number, SavedAddress>, home: Home) {
  const taken = new Set([
    ...[...known.values()].map(({ addr_id }) => addr_id),
    ...cart.recipients.map(({ addr_id }) => addr_id),
  ])
  return cart.saved_addresses?.find((one) => !taken.has(one.addr_id) && isThere(home, one))
}
