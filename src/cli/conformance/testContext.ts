import type { Loose } from '../../api/client/wire'
import { contract, type Endpoint } from '../../api/contract'
import type { Cart, LineItem, SavedAddress, Shipment } from '../../domain/schema/entities'
import { fits } from '../../domain/schema/guard'
import { Blocked, Skip, Violation } from './checkErrors'
import type { ItemName, ShopData, ShopItem } from './data'
import { isDone, isUnderstood } from './outcome'
import { type RecipientOf, recipients } from './recipients'
import type { Answer, Ask, Exchange } from './wire'

/** A line that a check has put into the cart. */
export interface Placed {
  cart: Cart
  shipment: Shipment
  line: LineItem
  address: SavedAddress
}

/** What checks work with: the server, the shop's data, and ways to get a cart into a state. */
export interface TestContext {
  data: ShopData
  mayPlaceOrder: boolean
  /** The cart as it was before the first check. */
  before: Cart | null
  /** Whether an order was placed. */
  hasOrdered: boolean
  /** The last call of the check under way, and the last one of it that changed something. */
  last: Exchange | null
  lastWrite: Exchange | null
  /** Sends a call, and gives back whatever came. */
  ask: Ask
  answer: Answer
  /** Sends a change that has to be taken, and reads the cart. */
  change(name: Endpoint, input: Loose): Promise<Cart>
  cart(): Promise<Cart>
  /** A line of the cart as it is now. */
  line(lineId: number): Promise<LineItem | undefined>
  /** One of three recipients of the run: two at home, the third in Alaska. */
  recipient: RecipientOf
  /** An item of the shop; skips the check where none is known. */
  item(name: ItemName): ShopItem
  /** Something of the data file; skips the check where it is not known. */
  known<T>(value: T | undefined, what: string): T
  /** Puts an item into the parcel of a recipient. */
  place(name: ItemName, to?: 0 | 1 | 2, qty?: number): Promise<Placed>
  /** Ends the check where something is not so. */
  must(isSo: boolean, expected: string, seen?: string): void
  /** Ends the check where a call was done, or broke the server. */
  mustRefuse(exchange: Exchange): void
  skip(reason: string): never
}

/** Makes what the checks of a run work with. */
export function createTestContext(
  ask: Ask,
  given: Pick<TestContext, 'data' | 'mayPlaceOrder'>,
): TestContext {
  const recipient = recipients((name, input) => context.answer(name, input))
  const context: TestContext = {
    ...given,
    before: null,
    hasOrdered: false,
    last: null,
    lastWrite: null,

    async ask(name, input) {
      const exchange = await ask(name, input)
      context.last = exchange
      if (contract[name].method !== 'GET') context.lastWrite = exchange
      if (name === 'putPlaceOrder' && isDone(exchange)) context.hasOrdered = true
      return exchange
    },

    async answer(name, input) {
      const exchange = await context.ask(name, input)
      const { answer } = contract[name]
      // As for the client, a field that is odd and may be absent is absent from here on.
      const isGood = isDone(exchange) && (answer === null || fits(answer, exchange.body))
      if (!isGood) throw new Blocked(`row.${name}`, `the answer of ${name}`)
      // The guard has passed it, or there is no answer and nobody reads it.
      return exchange.body as never
    },

    async change(name, input) {
      const exchange = await context.ask(name, input)
      if (!isDone(exchange)) throw new Blocked(`row.${name}`, `${name} to be taken`)
      return context.cart()
    },

    cart: async () => (await context.answer('getCart')).cart,

    async line(lineId) {
      const { recipients } = await context.cart()
      return recipients.flatMap(({ items }) => items).find(({ clin_id }) => clin_id === lineId)
    },

    recipient,

    item: (name) => context.known(context.data[name], `"${name}"`),

    known: (value, what) => value ?? context.skip(`No ${what} is known; name one with --data.`),

    async place(name, to = 0, qty = 1) {
      const item = context.item(name)
      const address = await recipient(to)
      const { item_id, sku_id } = item
      const wanted = { item_id, sku_id, qty, addr_id: address.addr_id, location: 'conformance' }
      await context.answer('putLineItems', { body: { lineitems: [wanted] } })
      let cart = await context.cart()
      let placed = findPlaced(cart, address, item)
      // A server may leave size and quantity to calls of their own.
      if (placed && placed.line.sku_id !== sku_id) {
        cart = await context.change('putSku', { body: { clin_id: placed.line.clin_id, sku_id } })
      }
      if (placed && Number(placed.line.qty ?? 1) !== qty) {
        cart = await context.change('putQuantity', { body: { clin_id: placed.line.clin_id, qty } })
      }
      placed = findPlaced(cart, address, item)
      if (!placed) {
        throw new Blocked('lines.added', `a line of sku ${sku_id} for addr_id ${address.addr_id}`)
      }
      return { ...placed, cart, address }
    },

    must(isSo, expected, seen) {
      if (!isSo) throw new Violation(expected, seen ?? null)
    },

    mustRefuse: (exchange) =>
      context.must(
        !isDone(exchange) && isUnderstood(exchange),
        'a refusal: a status from 400 to 499',
      ),

    skip(reason) {
      throw new Skip(reason)
    },
  }
  return context
}

function findPlaced(cart: Cart, address: SavedAddress, item: ShopItem) {
  for (const shipment of cart.recipients) {
    if (shipment.addr_id !== address.addr_id) continue
    const line = shipment.items.find(({ item_id }) => item_id === item.item_id)
    if (line) return { shipment, line }
  }
  return null
}
