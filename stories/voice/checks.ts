import { vi } from 'vitest'
import { ask } from '../../mocks/ask'
import * as worlds from '../../mocks/scenarios'
import { createClient } from '../../src/api/client/client'
import { cartActions, taxActions } from '../../src/store/cart/actions'
import { createStore } from '../../src/store/core/createStore'
import type { Shop } from './page'
import { type Change, fails, inWorld, passes, quiet, type Step, types } from './rows'

/** Another tab of the same browser, on the same server. */
async function anotherTab({ backend, pass }: Shop) {
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
  const there = createStore({ api })
  const end = there.start()
  void there.use(cartActions).load()
  await pass(500)
  return { there, end }
}

const LIST = `First name,Last name,Street,City,State,ZIP code,Phone
Ottoline,Featherstone,3 Umber Way,Omaha,NE,68102,4025550188
Percival,Quill,4 Umber Way,Omaha,NE,68102,4025550189`

const readList: readonly Step[] = [/^Send to a list/, types(/^Your list/, LIST), /^Continue$/]

/** Sets whether there is a connection from now on. */
const connect =
  (isThere: boolean): Step =>
  ({ pass }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
    return pass(500)
  }

const changeElsewhere: Step = async (shop) => {
  const { there, end } = await anotherTab(shop)
  const line = there.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
  void there.use(cartActions).setQuantity(line, 3)
  await shop.pass(2500)
  end()
}

const orderElsewhere: Step = async (shop) => {
  const { there, end } = await anotherTab(shop)
  const payment_info = { method: 'wallet', wallet_order_id: 'w-1' }
  void ask(shop.backend, 'putPlaceOrder', { body: { payment_info } })
  await quiet(shop)
  there.events.emit('order-placed', {} as never)
  await shop.pass(2500)
  end()
}

const changePrice: Step = async ({ backend, store }) => {
  await backend.db.transaction(async (tx) => {
    const cart = await tx.read('carts', 9001)
    const [line] = cart?.recipients[0]?.items ?? []
    if (line) line.price = 1.11
    if (cart) await tx.write('carts', 9001, cart, 'shopper')
  })
  void store.use(cartActions).refresh()
}

const loseCart: Step = ({ backend, store }) => {
  backend.setRules({ isCartLost: true })
  void store.use(taxActions).calculateTax()
}

/** Validation of a cart, changes in other tabs, and lists of recipients. */
export const otherChanges: readonly Change[] = [
  ...inWorld(worlds.severalProblems, {
    'a check finds something': [[/^Check out/], /^Error: Fix \d things? to check out/],
    'one of several is fixed': [
      [/^Check out/, quiet, /^Remove Bone-In /],
      /^\d things? left to fix\.$/,
      / was removed\.$/,
    ],
  }),
  ...inWorld(worlds.insufficientStock, {
    'the last of them is fixed': [
      [/^Check out/, quiet, /^Change to 6/],
      /^All set\. You’re ready to check out\.$/,
    ],
  }),
  ['something has sold out', worlds.sizeSoldOut, [/^Check out/], /is sold out\./],
  ...inWorld(worlds.oneShipment, {
    'a check that fails': [
      [fails('getValidationCheck'), fails('postCheckStock'), /^Check out/, passes(5000)],
      /^Error: We couldn’t check your cart/,
    ],
    'the connection goes': [[connect(false)], /^You’re offline\./],
    'the connection is back': [[connect(false), quiet, connect(true)], /^You’re back online\./],
    'a price changes': [[changePrice], /^The price of 1 item in your cart has changed\.$/],
    'a list is read': [readList, /^→ Check your list$/],
    'a list is done': [
      [...readList, quiet, /^Send to 2 people/, passes(1500)],
      /^Added for 2 people\.$/,
    ],
    'a list is undone': [
      [...readList, /^Send to 2 people/, quiet, /^Undo all/, passes(1500)],
      /Your cart is back to how it was/,
    ],
    'a list of which nothing was taken': [
      [...readList, quiet, fails('putNewRecipient'), /^Send to 2 people/, passes(1500)],
      /^Added for 0 people\. 2 rows need a fix\.$/,
    ],
    'a list with nothing in it': [[/^Send to a list/, /^Continue$/], /This list is empty\./],
  }),
  ...inWorld(worlds.twoShipments, {
    'the cart changes in another tab': [[changeElsewhere], /^Your cart changed somewhere else\./],
    'an order is placed in another tab': [[orderElsewhere], /Your order was placed/],
    'the cart cannot be read any more': [[loseCart], /We couldn’t find your cart\./],
  }),
  ...inWorld(worlds.sixtyRecipients, {
    'somebody is looked for': [[types(/^Search recipients/, 'omaha')], /^\d+ of 60 people$/],
    'nobody is found': [[types(/^Search recipients/, 'zzz')], /^No matches in your cart\.$/],
    'only those that are incomplete': [[/^Show incomplete only/], /^6 of 60 people$/],
  }),
]
