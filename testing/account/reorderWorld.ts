import { aCart, aLine, aShipment } from '../../mocks/fixtures'
import { anAddress } from '../../mocks/people'
import type { ReorderWorld } from '../../src/domain/account/reorder/gifts'
import { offeredSizes, type SentShipment } from '../../src/domain/account/reorder/items'
import type { OfferedProduct } from '../../src/domain/account/reorder/offer'

/** A numbered person's address, and their shipment. */
export const addressOf = (id: number) =>
  anAddress({
    addr_id: id,
    uuid: String(40_000_000 + id),
    fname: `Ann${id}`,
    lname: 'Ode',
    address_1: `${id} Elm Street`,
    address_2: '',
    city: 'Omaha',
    postal_code: '68102',
  })

/** An item that was ordered: one of `sku`, at $40. */
export const sentItem = (sku: number, over: Partial<SentShipment['items'][number]> = {}) => ({
  item_id: Math.floor(sku / 10),
  sku_id: sku,
  name: `Item ${sku}`,
  qty: 1,
  price: 40,
  is_sold: true,
  ...over,
})

/** A shipment of an order to the address of a number. */
export function sent(id: number, items: SentShipment['items'], over: Partial<SentShipment> = {}) {
  const { addr_id, fname, lname, address_1, city, state, postal_code } = addressOf(id)
  return {
    shipment_id: id,
    ...{ addr_id, fname, lname, address_1, city, state, postal_code },
    items,
    ...over,
  } satisfies SentShipment
}

/** A product of one size for each sku, at $40. */
export const offer = (
  skus: readonly number[],
  price: number | null = 40,
  over: Partial<OfferedProduct> = {},
): OfferedProduct[] =>
  skus.map((sku) => ({
    item_id: Math.floor(sku / 10),
    name: `Item ${sku}`,
    skus: [{ sku_id: sku, label: 'One box', price, is_addon: false }],
    ...over,
  }))

/** The context of a reorder: all addresses are known, and all items are in stock. */
export function reorderWorld(
  shipments: readonly SentShipment[],
  { units = [], products, ...over }: WorldOptions = {},
): ReorderWorld {
  const skus = new Set(shipments.flatMap(({ items }) => items.map(({ sku_id }) => sku_id)))
  return {
    shipments,
    offered: offeredSizes(products ?? offer([...skus])),
    units: new Map(units),
    addresses: shipments.flatMap(({ addr_id }) => (addr_id == null ? [] : addressOf(addr_id))),
    cart: null,
    ...over,
  }
}

interface WorldOptions extends Partial<Omit<ReorderWorld, 'units'>> {
  units?: readonly (readonly [itemId: number, units: number])[]
  products?: readonly OfferedProduct[]
}

/** A cart that already has a gift for an address. */
export const cartTo = (addr_id: number, sku = 9991, qty = 1) =>
  aCart({
    recipients: [
      aShipment({
        addr_id,
        is_myself: false,
        items: [aLine({ item_id: Math.floor(sku / 10), sku_id: sku, qty })],
      }),
    ],
  })
