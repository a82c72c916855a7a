import type { Cart, SavedAddress } from '../../domain/schema/entities'
import { Blocked } from './checkErrors'
import type { ShopItem } from './data'
import { isDone, isUnderstood } from './outcome'
import type { Placed, TestContext } from './testContext'

/** The recipient and the quantity. */
interface Wanted {
  to: 0 | 1 | 2
  qty: number
}

/** Adds an item to a recipient's shipment, and reads the cart to verify it. */
export async function place(
  context: TestContext,
  item: ShopItem,
  { to, qty }: Wanted,
): Promise<Placed> {
  const address = await context.recipient(to)
  await add(context, item, { addr_id: address.addr_id, qty })
  let cart = await context.cart()
  const added = findPlaced(cart, address, item)
  if (!added) {
    const what = `a line of sku ${item.sku_id} for addr_id ${address.addr_id}`
    throw new Blocked('lines.added', what)
  }
  // A server can require separate calls for size and quantity.
  const { clin_id, sku_id } = added.line
  if (sku_id !== item.sku_id) {
    await context.ask('putSku', { body: { clin_id, sku_id: item.sku_id } })
    cart = await context.cart()
  }
  if (Number(added.line.qty ?? 1) !== qty) {
    cart = await context.change('putQuantity', { body: { clin_id, qty } })
  }
  return { ...(findPlaced(cart, address, item) ?? added), cart, address }
}

async function add(
  context: TestContext,
  item: ShopItem,
  { addr_id, qty }: { addr_id: number; qty: number },
): Promise<void> {
  const line = lineItem(context, item, addr_id)
  const send = (one: object) => context.ask('putLineItems', { body: { lineitems: [one] } })
  const whole = await send({ ...line, sku_id: item.sku_id, qty })
  if (isDone(whole)) return
  // Size and quantity are not fields of the specification: try without them.
  if (isUnderstood(whole) && isDone(await send(line))) return
  throw new Blocked('lines.added', 'putLineItems to be accepted', { at: whole })
}

/** An item as specification §7 shows it. */
export const lineItem = (
  { before }: Pick<TestContext, 'before'>,
  { item_id }: ShopItem,
  addr_id: number,
) => ({ item_id, addr_id, location: 'conformance', cspl_id: before?.cspl_id ?? null })

function findPlaced(cart: Cart, address: SavedAddress, item: ShopItem) {
  for (const shipment of cart.recipients) {
    if (shipment.addr_id !== address.addr_id) continue
    const line = shipment.items.find(({ item_id }) => item_id === item.item_id)
    if (line) return { shipment, line }
  }
  return null
}
