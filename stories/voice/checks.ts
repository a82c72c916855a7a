import { vi } from 'vitest'
import { ask } from '../../mocks/ask'
import {
  insufficientStock,
  oneShipment,
  severalProblems,
  sixtyRecipients,
  sizeSoldOut,
  twoShipments,
} from '../../mocks/scenarios'
import { createClient } from '../../src/api/client/client'
import { cartActions, taxActions } from '../../src/store/cart/actions'
import { createStore } from '../../src/store/core/createStore'
import type { Shop } from './page'
import { type Change, quiet } from './rows'

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

async function readList({ press, type }: Shop): Promise<void> {
  await press(/^Send to many/)
  await type(/^Your list/, LIST)
  await press(/^Continue$/)
  await press(/^Continue$/)
}

/** What is found out about a cart, what happens elsewhere, and what many are sent to. */
export const otherChanges: readonly Change[] = [
  [
    'a check finds something',
    severalProblems,
    ({ press }) => press(/^Check out/),
    /^Error: Please look at this/,
  ],
  [
    'a check that fails',
    oneShipment,
    async ({ backend, press, pass }) => {
      backend.setFault('getValidationCheck', 'server-error')
      backend.setFault('postCheckStock', 'server-error')
      await press(/^Check out/)
      await pass(5000)
    },
    /^Error: We couldn’t check your cart/,
  ],
  [
    'one of several is fixed',
    severalProblems,
    async (shop) => {
      await shop.press(/^Check out/)
      await quiet(shop)
      await shop.press(/^Remove it: Bone-In/)
    },
    /^\d things? left to look at\.$/,
    / was removed\.$/,
  ],
  [
    'the last of them is fixed',
    insufficientStock,
    async (shop) => {
      await shop.press(/^Check out/)
      await quiet(shop)
      await shop.press(/^Change to 6/)
    },
    /^That was all\. You can check out now\.$/,
  ],
  ['something has sold out', sizeSoldOut, ({ press }) => press(/^Check out/), /is sold out\./],
  [
    'the connection goes',
    oneShipment,
    async ({ pass }) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      dispatchEvent(new Event('offline'))
      await pass(500)
    },
    /^You’re offline\./,
  ],
  [
    'the connection is back',
    oneShipment,
    async (shop) => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      dispatchEvent(new Event('offline'))
      await quiet(shop)
      onLine.mockRestore()
      dispatchEvent(new Event('online'))
      await shop.pass(500)
    },
    /^You’re connected again\./,
  ],
  [
    'the cart changes in another tab',
    twoShipments,
    async (shop) => {
      const { there, end } = await anotherTab(shop)
      const line = there.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
      void there.use(cartActions).setQuantity(line, 3)
      await shop.pass(2500)
      end()
    },
    /^Your cart was changed in another tab\./,
  ],
  [
    'an order is placed in another tab',
    twoShipments,
    async (shop) => {
      const { there, end } = await anotherTab(shop)
      const payment_info = { method: 'wallet', wallet_order_id: 'w-1' }
      void ask(shop.backend, 'putPlaceOrder', { body: { payment_info } })
      await quiet(shop)
      there.events.emit('order-placed', {} as never)
      await shop.pass(2500)
      end()
    },
    /Your order was placed/,
  ],
  [
    'a price changes',
    oneShipment,
    async (shop) => {
      const { db } = shop.backend
      await db.transaction(async (tx) => {
        const cart = await tx.read('carts', 9001)
        const [line] = cart?.recipients[0]?.items ?? []
        if (line) line.price = 1.11
        if (cart) await tx.write('carts', 9001, cart, 'shopper')
      })
      void shop.store.use(cartActions).refresh()
    },
    /^The price of 1 item in your cart has changed\.$/,
  ],
  ['a list is read', oneShipment, async (shop) => readList(shop), /^→ Please check your list$/],
  [
    'a list is done',
    oneShipment,
    async (shop) => {
      await readList(shop)
      await quiet(shop)
      await shop.press(/^Send to 2 people/)
      await shop.pass(1500)
    },
    /^Added for 2 recipients\.$/,
  ],
  [
    'a list is undone',
    oneShipment,
    async (shop) => {
      await readList(shop)
      await shop.press(/^Send to 2 people/)
      await quiet(shop)
      await shop.press(/^Undo all of it/)
      await shop.pass(1500)
    },
    /Your cart is as it was/,
  ],
  [
    'a list of which nothing was taken',
    oneShipment,
    async (shop) => {
      await readList(shop)
      await quiet(shop)
      shop.backend.setFault('putNewRecipient', 'server-error')
      await shop.press(/^Send to 2 people/)
      await shop.pass(1500)
    },
    /^Added for 0 recipients\. 2 are still to be looked at\.$/,
  ],
  [
    'a list with nothing in it',
    oneShipment,
    async ({ press }) => {
      await press(/^Send to many/)
      await press(/^Continue$/)
    },
    /There is nothing in this list\./,
  ],
  [
    'somebody is looked for',
    sixtyRecipients,
    ({ type }) => type(/^Find a recipient/, 'omaha'),
    /^\d+ of 60 recipients$/,
  ],
  [
    'nobody is found',
    sixtyRecipients,
    ({ type }) => type(/^Find a recipient/, 'zzz'),
    /^Nobody in this cart matches that\.$/,
  ],
  [
    'only those with something missing',
    sixtyRecipients,
    ({ press }) => press(/^Only those with something missing/),
    /^6 of 60 recipients$/,
  ],
  [
    'the cart cannot be read any more',
    twoShipments,
    async (shop) => {
      shop.backend.setRules({ isCartLost: true })
      void shop.store.use(taxActions).calculateTax()
    },
    /We couldn’t find your cart\./,
  ],
]
