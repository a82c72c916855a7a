import type * as cart from '../../src/api/cart'
import type * as cartChecks from '../../src/api/cartChecks'
import type * as lines from '../../src/api/line'
import type * as miniCart from '../../src/api/miniCart'
import type * as quantity from '../../src/api/quantity'
import { MAX_QUANTITY } from '../../src/domain/constants'
import type { Cart, LineItem } from '../../src/domain/schema/entities'
import { isCutoffPassed } from '../calendar/shipDates'
import { keepsAddOns, mayBeParent } from '../cart/addOns'
import { clubPrice } from '../cart/lines'
import { problemsOf } from '../cart/problems'
import { removeLine } from '../cart/shipments'
import { unitsFor } from '../cart/stock'
import { findSku } from '../catalogue'
import { sumCents, toCents, toDollars } from '../pricing/cents'
import { recalculate } from '../pricing/recalculate'
import { addItem } from './addItem'
import { setFrequency } from './autoDelivery'
import { Answer, type Handlers, Refusal } from './call'
import {
  cartMeant,
  cartOf,
  keep,
  lineMeant,
  openCart,
  ratesOf,
  settleKind,
  shipmentMeant,
} from './cartOf'

type Rows = typeof cart & typeof cartChecks & typeof lines & typeof miniCart & typeof quantity

const linesOf = (cart: Cart | null) => cart?.recipients.flatMap(({ items }) => items) ?? []
const unitsOf = (lines: readonly LineItem[]) =>
  lines.reduce((sum, { qty }) => sum + Number(qty ?? 0), 0)

/** Handlers of the cart, its lines and its checks. */
export const cartHandlers: Handlers<Rows> = {
  async getCart(call) {
    const cart = await keep(call, await openCart(call))
    return {
      cart,
      cart_addon_qualify: cart.recipients.every(keepsAddOns),
      passed_cutoff: isCutoffPassed(call.now),
      billing_address: call.session.billing,
    }
  },

  async putLineItems(call) {
    const cart = await openCart(call)
    for (const wanted of call.body.lineitems) await addItem(call, cart, wanted)
    return { cart: await keep(call, cart) }
  },

  async putQuantity(call) {
    const { clin_id, qty } = call.body
    const cart = await cartMeant(call)
    const { line, shipment } = lineMeant(cart, clin_id)
    if (qty <= 0) {
      removeLine(cart, clin_id)
      return { units_available: null, cart: await keep(call, cart) }
    }
    const isGift = findSku(line.sku_id)?.item.is_free_gift ?? false
    const units = (await unitsFor(call, cart)).get(line.item_id) ?? 0
    const others = linesOf(cart).filter((one) => one.item_id === line.item_id && one !== line)
    const most = Math.min(units - unitsOf(others), isGift ? 1 : MAX_QUANTITY)
    const units_available = Math.max(0, most)
    if (qty > units_available || !Number.isInteger(qty)) {
      return new Answer(call.rules.quantityFailureStatus, { units_available, cart: null })
    }
    line.qty = qty
    settleKind(call, shipment)
    return { units_available, cart: await keep(call, cart) }
  },

  async deleteLineItem(call) {
    const cart = await cartOf(call)
    if (!cart) return null
    const lineId = Number(call.params.clinId)
    const shipment = cart.recipients.find(({ items }) => items.some((l) => l.clin_id === lineId))
    removeLine(cart, lineId)
    if (shipment && shipment.items.length > 0) settleKind(call, shipment)
    await keep(call, cart)
    return null
  },

  async putSku(call) {
    const cart = await cartMeant(call)
    const { line } = lineMeant(cart, call.body.clin_id)
    const entry = findSku(call.body.sku_id)
    if (entry?.item.item_id !== line.item_id) throw new Refusal(422, 'not_a_size_of_the_item')
    const { size } = entry
    line.sku_id = size.sku_id
    line.price = clubPrice(size.price, line.detail?.club_orders ?? 1)
    line.is_addon = size.is_addon
    line.display_totals = { strike_price: size.strike_price }
    return { cart: await keep(call, cart) }
  },

  async putParentLine(call) {
    const cart = await cartMeant(call)
    const { line, shipment } = lineMeant(cart, call.body.clin_id)
    const parent = shipment.items.find(({ clin_id }) => clin_id === call.body.newParent)
    if (!line.is_addon) throw new Refusal(422, 'not_an_add_on')
    if (!parent) throw new Refusal(404, 'line_not_found')
    if (!mayBeParent(parent)) throw new Refusal(422, 'parent_below_threshold')
    line.detail = { ...line.detail, parent_clin_id: parent.clin_id }
    return { cart: await keep(call, cart) }
  },

  async postClubEdit(call) {
    const { clin_id, detail } = call.body
    const cart = await cartMeant(call)
    const { line } = lineMeant(cart, clin_id)
    const months = detail.club_orders
    if (!line.is_club) throw new Refusal(422, 'not_a_club')
    if (!Number.isInteger(months) || months < 1 || months > 12) {
      throw new Refusal(422, 'club_orders_out_of_range')
    }
    const monthly = toDollars(toCents(line.price) / (line.detail?.club_orders ?? 1))
    line.price = clubPrice(findSku(line.sku_id)?.size.price ?? monthly, months)
    line.detail = { ...line.detail, ...detail }
    return { cart: await keep(call, cart) }
  },

  async putLineAutoDelivery(call) {
    const cart = await cartMeant(call)
    const { line } = lineMeant(cart, call.body.clin_id)
    if (!setFrequency(line, call.body.selected_frequency)) {
      throw new Refusal(422, 'auto_delivery_not_offered')
    }
    return { cart: await keep(call, cart) }
  },

  async putShipmentAutoDelivery(call) {
    const { crec_id, selected_frequency } = call.body
    const cart = await cartMeant(call)
    const { items } = shipmentMeant(cart, crec_id)
    const changed = items.filter((line) => setFrequency(line, selected_frequency))
    if (changed.length === 0) throw new Refusal(422, 'auto_delivery_not_offered')
    return { cart: await keep(call, cart) }
  },

  async postCheckStock(call) {
    const cart = await cartOf(call)
    const lines = linesOf(cart)
    const itemOf = (sku: number) =>
      findSku(sku)?.item.item_id ?? lines.find(({ sku_id }) => sku_id === sku)?.item_id
    const records = await call.tx.units(call.body.flatMap((sku) => itemOf(sku) ?? []))
    const gone = call.body.filter((sku) => call.rules.soldOutSkus.includes(sku)).map(itemOf)
    return records.map((one) => (gone.includes(one.item_id) ? { ...one, units: 0 } : one))
  },

  async getQuickCartCheck(call) {
    const cart = await cartOf(call)
    return { cart_id: cart?.cart_id ?? null, item_count: unitsOf(linesOf(cart)) }
  },

  async getMiniCart(call) {
    const cart = await keep(call, await openCart(call))
    const lines = linesOf(cart)
    const subtotal = toDollars(sumCents(lines))
    return { mini_cart: { item_count: unitsOf(lines), subtotal, cart } }
  },

  async getTax(call) {
    const cart = await cartOf(call)
    const isMeant = cart?.cart_id === Number(call.params.cartId)
    if (!cart || !isMeant || call.rules.isCartLost) return { tax: null, error: 'cart_not_found' }
    const { tax } = recalculate(cart, { ...(await ratesOf(call, cart)), isTaxOnDemand: false })
    return { tax }
  },

  async getValidationCheck(call) {
    const cart = await cartOf(call)
    if (!cart) return { is_valid: true, problems: [] }
    const problems = problemsOf(cart, await unitsFor(call, cart), call.rules)
    return { is_valid: problems.length === 0 && !call.rules.isRefusing, problems }
  },
}
