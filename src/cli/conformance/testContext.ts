import type { Loose } from '../../api/client/wire'
import type { Endpoint } from '../../api/contract'
import type { Cart, LineItem, SavedAddress, Shipment } from '../../domain/schema/entities'
import type { Sight } from './checkErrors'
import type { ItemName, ShopData, ShopItem } from './data'
import type { Answer, Ask, Exchange } from './wire'

/** A line that a check has put into the cart. */
export interface Placed {
  cart: Cart
  shipment: Shipment
  line: LineItem
  address: SavedAddress
}

/** One of three recipients of the run: two at home, the third in Alaska. */
export type RecipientOf = (index: 0 | 1 | 2) => Promise<SavedAddress>

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
  /** A cart with something in it: two of an item, or what lies there where nothing can be added. */
  filledCart(): Promise<Cart>
  /** Ends the check where something is not so; with what was seen, in words or whole. */
  must(isSo: boolean, expected: string, sight?: string | Sight): void
  /** `must` of what only the contract has chosen, in a check of the specification. */
  should(isSo: boolean, expected: string, sight?: string | Sight): void
  /** Ends the check where a call was done, or broke the server. */
  mustRefuse(exchange: Exchange): void
  skip(reason: string): never
}
