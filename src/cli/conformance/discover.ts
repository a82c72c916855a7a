import { ADD_ON_THRESHOLD_CENTS, CART_TYPE_EGIFT } from '../../domain/constants'
import { unitsByItem } from '../../domain/line/stock'
import { cents } from '../../domain/money'
import type { Cart, LineItem, Shipment } from '../../domain/schema/entities'
import type { ItemName, ShopData } from './data'
import { demoShop } from './demoShop'
import { hasStandardShipping } from './standardShipping'
import type { TestContext } from './testContext'

/** The source of a run's items. */
export type DataSource = 'data file' | 'demo store' | 'cart'

/** Units of an item that must be in stock, so that no check fails because too few are left. */
const ENOUGH = 10

/**
 * Finds data to check with if no data file was given: the demo store's own, if the server is one, or else
 * the items in the session's cart.
 */
export async function discover(
  context: TestContext,
): Promise<{ data: ShopData; from: DataSource }> {
  if (await isDemo(context)) return { data: demoShop, from: 'demo store' }
  return { data: context.before ? await itemsIn(context, context.before) : {}, from: 'cart' }
}

async function isDemo(context: TestContext): Promise<boolean> {
  for (const { item_id, sku_id } of [demoShop.item, demoShop.subscription]) {
    const { body } = await context.ask('getProductId', { params: { skuId: sku_id } })
    const { prod_id } = (body ?? {}) as { prod_id?: unknown }
    if (prod_id !== item_id) return false
  }
  return true
}

/** The kinds of lines that checks need, and how to recognize them. */
const KINDS: Readonly<Partial<Record<ItemName, (line: LineItem, shipment: Shipment) => unknown>>> =
  {
    item: (line, { cart_type }) =>
      isPlain(line) && cart_type === 'P' && cents(line.price) >= ADD_ON_THRESHOLD_CENTS,
    cheap: (line) =>
      isPlain(line) && hasStandardShipping(line) && cents(line.price) < ADD_ON_THRESHOLD_CENTS,
    addOn: ({ is_addon }) => is_addon,
    nonPerishable: (line) => isPlain(line) && line.nonperishable_ship_methods?.length,
    autoDelivery: (line) => isPlain(line) && line.auto_delivery_eligible,
    subscription: ({ is_perpetual_subscription }) => is_perpetual_subscription,
    club: ({ is_club }) => is_club,
    combo: ({ is_combo }) => is_combo,
  }

const isPlain = (line: LineItem) =>
  !line.is_addon && !line.is_club && !line.is_perpetual_subscription && cents(line.price) > 0

async function itemsIn(context: TestContext, { recipients }: Cart): Promise<ShopData> {
  const places = recipients
    .filter(({ cart_type }) => cart_type !== CART_TYPE_EGIFT)
    .flatMap((shipment) => shipment.items.map((line) => ({ shipment, line })))
  const body = places.map(({ line }) => line.sku_id)
  // If the stock is unknown, assume that it is enough.
  const stock = await context.answer('postCheckStock', { body }).catch(() => null)
  const units = unitsByItem(stock ?? [])
  const isThere = ({ item_id }: LineItem) => !stock || (units.get(item_id) ?? 0) >= ENOUGH
  const inStock = places.filter(({ line }) => isThere(line))
  const found = Object.entries(KINDS).flatMap(([name, fits]) => {
    const place = inStock.find(({ line, shipment }) => fits(line, shipment))
    if (!place) return []
    const { item_id, sku_id } = place.line
    return [[name, { item_id, sku_id }] as const]
  })
  return Object.fromEntries(found)
}
