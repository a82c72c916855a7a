import type { putNewRecipient } from '../../src/api/shipment'
import { LIMITS } from '../../src/domain/limits'
import { isMyself, sendTo } from '../cart/shipments'
import type { AddressRecord } from '../db'
import { type Call, ownerOf, Refusal } from './call'
import { cartOf, keep } from './cartOf'

/**
 * Saves a recipient as a new address, or completes the one whose `addr_id` was sent; shipments that
 * go there follow. Refused without a name, or where a field is longer than specification §5 allows.
 */
export async function saveRecipient(call: Call<typeof putNewRecipient>): Promise<AddressRecord> {
  const { addr_id: given, ...fields } = call.body
  if (!fields.fname.trim() || !fields.lname.trim()) throw new Refusal(422, 'name_required')
  for (const [field, text] of Object.entries(fields)) {
    const most = (LIMITS as Readonly<Record<string, number>>)[field]
    if (most && (text ?? '').length > most) throw new Refusal(422, 'too_long', { field })
  }
  const owner = ownerOf(call.session)
  const known = (await call.tx.owned('addresses', owner)).find(({ addr_id }) => addr_id === given)
  if (given != null && !known) throw new Refusal(404, 'address_not_found')

  const addr_id = known?.addr_id ?? (await call.tx.nextId())
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
  await call.tx.write('addresses', addr_id, address, owner)
  await follow(call, address)
  return address
}

const labelOf = ({ fname, lname, city }: { fname: string; lname: string; city?: string | null }) =>
  [`${fname} ${lname}`, city].filter(Boolean).join(', ')

async function follow(call: Call<typeof putNewRecipient>, address: AddressRecord): Promise<void> {
  const cart = await cartOf(call)
  const shipments = cart?.recipients.filter(({ addr_id }) => addr_id === address.addr_id) ?? []
  if (!cart || shipments.length === 0) return
  for (const shipment of shipments) {
    const { is_a_gift } = shipment
    sendTo(shipment, address)
    shipment.is_a_gift = is_a_gift
  }
  await keep(call, cart)
}
