import type * as v from 'valibot'
import type { putNewRecipient } from '../../src/api/shipment'
import { LIMITS } from '../../src/domain/limits'
import { isMyself, sendTo } from '../cart/shipments'
import type { AddressRecord } from '../db'
import { type Call, ownerOf, Refusal } from './call'
import { cartOf, keep, type Of } from './cartOf'

type Fields = Omit<v.InferOutput<(typeof putNewRecipient)['body']>, 'addr_id'>

/**
 * Saves a recipient as a new address, or completes the one with the given `addr_id`, along with its shipments.
 * Refused without a name, or if a field exceeds the limits of specification §5.
 */
export async function saveRecipient(call: Call<typeof putNewRecipient>): Promise<AddressRecord> {
  const { addr_id, ...fields } = call.body
  const known = addr_id == null ? null : await ownAddress(call, addr_id)
  const address = await writeAddress(call, fields, known)
  await follow(call, address)
  return address
}

/** An address of the caller; refused if there is none, or if it is someone else's. */
export async function ownAddress({ tx, session }: Of, addrId: number): Promise<AddressRecord> {
  const own = await tx.owned('addresses', ownerOf(session))
  const known = own.find(({ addr_id }) => addr_id === addrId)
  if (!known) throw new Refusal(404, 'address_not_found')
  return known
}

/** Stores an address as new, or in place of a known one. Refused like `saveRecipient`. */
export async function writeAddress(
  { tx, session }: Of,
  fields: Fields,
  known: AddressRecord | null,
): Promise<AddressRecord> {
  for (const field of ['fname', 'lname'] as const)
    if (!fields[field].trim()) throw new Refusal(422, 'name_required', { field })
  for (const [field, text] of Object.entries(fields)) {
    const most = (LIMITS as Readonly<Record<string, number>>)[field]
    if (most && (text ?? '').length > most) throw new Refusal(422, 'too_long', { field })
  }
  const addr_id = known?.addr_id ?? (await tx.nextId())
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))
  const address: AddressRecord = {
    uuid: String(40_000_000 + addr_id),
    address_guid: `addr-${addr_id}`,
    is_myself: false,
    res_com: 'V',
    ...known,
    ...sent,
    addr_id,
    selector_label: known && isMyself(known) ? 'Ship to Myself' : labelOf(fields),
  }
  await tx.write('addresses', addr_id, address, ownerOf(session))
  return address
}

const labelOf = ({ fname, lname, city }: Fields) =>
  [`${fname} ${lname}`, city].filter(Boolean).join(', ')

/** Updates the cart's shipments to an address that has changed. */
export async function follow(of: Of, address: AddressRecord): Promise<void> {
  const cart = await cartOf(of)
  const shipments = cart?.recipients.filter(({ addr_id }) => addr_id === address.addr_id) ?? []
  if (!cart || shipments.length === 0) return
  for (const shipment of shipments) {
    const { is_a_gift } = shipment
    sendTo(shipment, address)
    shipment.is_a_gift = is_a_gift
  }
  await keep(of, cart)
}
