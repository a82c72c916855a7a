import type { Loose } from '../../api/client/wire'
import type { Endpoint } from '../../api/contract'
import type { Cart, LineItem, SavedAddress, Shipment } from '../../domain/schema/entities'
import type { Sight } from './checkErrors'
import type { ItemName, ShopData, ShopItem } from './data'
import type { Answer, Ask, Exchange } from './wire'

/** A line that a check added to the cart. */
export interface Placed {
  cart: Cart
  shipment: Shipment
  line: LineItem
  address: SavedAddress
}

/** One of three recipients of the run: two at home, the third in Alaska. */
export type RecipientOf = (index: 0 | 1 | 2) => Promise<SavedAddress>

/** The context of checks: the server, the shop's data, and functions that prepare a cart. */
export interface TestContext {
  data: ShopData
  mayPlaceOrder: boolean
  /** The cart before the first check. */
  before: Cart | null
  /** The `status` of the answer to the last order; null if none was answered. */
  orderStatus: string | null
  /** The current check's last call, and its last call that changed something. */
  last: Exchange | null
  lastWrite: Exchange | null
  /** Sends a call, and returns any response. */
  ask: Ask
  answer: Answer
  /** Sends a change that has to succeed, and reads the cart. */
  change(name: Endpoint, input: Loose): Promise<Cart>
  cart(): Promise<Cart>
  /** A line of the current cart. */
  line(lineId: number): Promise<LineItem | undefined>
  /** One of three recipients of the run: two at home, the third in Alaska. */
  recipient: RecipientOf
  /** An item of the shop; skips the check if none is known. */
  item(name: ItemName): ShopItem
  /** A value from the data file; skips the check if it is missing. */
  known<T>(value: T | undefined, what: string): T
  /** Adds an item to a recipient's shipment. */
  place(name: ItemName, to?: 0 | 1 | 2, qty?: number): Promise<Placed>
  /** A cart with items: two units of one, or the existing items if nothing can be added. */
  filledCart(): Promise<Cart>
  /** Fails the check if a condition is false, with a description of what was observed. */
  must(isSo: boolean, expected: string, sight?: string | Sight): void
  /** Like `must`, for a choice of the contract within a check of the specification. */
  should(isSo: boolean, expected: string, sight?: string | Sight): void
  /** Fails the check if a call succeeded, or caused a server error. */
  mustRefuse(exchange: Exchange): void
  skip(reason: string): never
}
