import { isEGift, kindOfItem } from '../cart/kinds'
import { lineOf, putLine } from '../cart/lines'
import { emptyShipment, shipmentTo } from '../cart/shipments'
import { demandOf, unitsFor } from '../cart/stock'
import { findItem, findSku } from '../catalogue'
import type { AddressRecord, CartRecord } from '../db'
import { type Call, ownerOf, Refusal } from './call'
import { myselfAddress, settleKind } from './cartOf'

/** The item to add. */
interface Wanted {
  item_id: number
  addr_id: number | null
  sku_id?: number
  qty?: number
  cspl_id?: number | null
}

/**
 * Adds an item to the shipment of an address, in place; e-gifts get their own shipment. Refused, with
 * everything undone, if the item, size or address is unknown, or if too few units are left.
 */
export async function addItem(call: Call, cart: CartRecord, wanted: Wanted): Promise<void> {
  const entry = findSku(wanted.sku_id ?? findItem(wanted.item_id)?.sizes[0]?.sku_id ?? 0)
  if (!entry || entry.item.item_id !== wanted.item_id || entry.item.is_free_gift) {
    throw new Refusal(404, 'item_not_found')
  }
  const qty = wanted.qty ?? 1
  if (qty < 1) throw new Refusal(422, 'quantity_out_of_range')
  const address = await addressMeant(call, wanted.addr_id)
  let shipment = shipmentTo(cart, address.addr_id, entry.item.is_egift)
  if (!shipment) {
    shipment = emptyShipment(await call.tx.nextId(), address, kindOfItem(entry.item))
    cart.recipients.push(shipment)
  }
  putLine(shipment, lineOf(await call.tx.nextId(), entry, qty))
  if (!isEGift(shipment)) settleKind(call, shipment)
  if (wanted.cspl_id != null) cart.cspl_id = wanted.cspl_id
  await requireStock(call, cart, wanted.item_id, qty)
}

async function addressMeant(call: Call, addressId: number | null): Promise<AddressRecord> {
  // Assumption: null is "Ship to Myself", also before a shopper has saved one.
  if (addressId === null) return myselfAddress(call)
  const addresses = await call.tx.owned('addresses', ownerOf(call.session))
  const address = addresses.find(({ addr_id }) => addr_id === addressId)
  if (!address) throw new Refusal(404, 'address_not_found')
  return address
}

async function requireStock(call: Call, cart: CartRecord, itemId: number, qty: number) {
  const units = (await unitsFor(call, cart)).get(itemId) ?? 0
  const demand = demandOf(cart).get(itemId) ?? 0
  if (demand <= units) return
  const units_available = Math.max(0, units - (demand - qty))
  const error = units_available === 0 ? 'item-out-of-stock' : 'insufficient-stock'
  throw new Refusal(409, error, { item_id: itemId, units_available })
}
