import { describe, expect, it } from 'vitest'
import { createBackend } from '../../../../mocks/backend'
import { aCart, aLine, aShipment } from '../../../../mocks/fixtures'
import { margaret } from '../../../../mocks/scenarios/people'
import { aStore, settled } from '../../../../testing/store/testStore'
import type { Customer } from '../../../domain/schema/entities'
import { accountActions } from '../../account/account'
import { cartActions } from '../../cart/actions'
import { miniCartActions } from '../../cart/miniCart'

/** A cart, and a shop that has forgotten its session meanwhile, so that it answers as for a new guest. */
async function forgotten(customer: Customer | undefined) {
  const line = aLine({ item_id: 1001, sku_id: 10011 })
  const cart = aCart({ cart_id: 501, recipients: [aShipment({ items: [line] })] })
  const guest = createBackend({ scenario: { cart: aCart({ cart_id: 502, recipients: [] }) } })
  let isForgotten: (url: string) => boolean = () => false
  let isBare = false
  const tested = await aStore(
    { cart, customer },
    {
      isLoggedIn: true,
      through: (fetch) => async (input, init) =>
        isBare && String(input).endsWith('/customer')
          ? new Response(null, { status: 403 })
          : (isForgotten(String(input)) ? guest.fetch : fetch)(input, init),
    },
  )
  /** Ends the session at the shop, or begins it again. */
  const setForgotten = (is: boolean | 'for-carts' | 'bare') => {
    isBare = is === 'bare'
    isForgotten = (url) => (is === 'for-carts' ? url.includes('/checkout/') : is !== false)
  }
  setForgotten(true)
  const expired = () => tested.heard.filter((name) => name === 'session-expired').length
  return { ...tested, line, setForgotten, expired, verbs: tested.store.use(cartActions) }
}

const steak = { itemId: 1001, skuId: 10011, quantity: 1, addrId: null }

it.each([
  ['customer', margaret(), 1],
  ['guest', undefined, 0],
])(
  'a %s whose cart is a new guest’s after a change has lost the session',
  async (_who, customer, times) => {
    const { expired, line, store, verbs } = await forgotten(customer)
    await verbs.setQuantity(line.clin_id, 3)
    await settled(store)
    expect(store.state.cart?.cart_id).toBe(502)
    expect(expired()).toBe(times)
  },
)

it('says so too if the change was made, in the guest’s cart', async () => {
  const { expired, verbs } = await forgotten(margaret())
  await verbs.addItems([steak])
  expect(expired()).toBe(1)
})

describe('a customer who is known keeps their cart on the page', () => {
  /** The same for a customer who is known, before the shop forgets them. */
  async function known() {
    const tested = await forgotten(margaret())
    tested.setForgotten(false)
    const account = tested.store.use(accountActions)
    await account.loadCustomer()
    tested.setForgotten(true)
    return { ...tested, account, cartId: () => tested.store.state.cart?.cart_id }
  }

  type Known = Awaited<ReturnType<typeof known>>

  it.each<[string, (tested: Known) => Promise<{ status: string }>, string]>([
    ['is read again', ({ verbs }) => verbs.refresh(), 'failed'],
    ['is changed', ({ verbs, line }) => verbs.setQuantity(line.clin_id, 3), 'failed'],
    ['gets an item', ({ verbs }) => verbs.addItems([steak]), 'failed'],
    ['comes as a mini cart', ({ store }) => store.use(miniCartActions).loadMiniCart(), 'ready'],
  ])('when it %s, and is asked to sign in', async (_what, change, status) => {
    const tested = await known()
    expect(await change(tested)).toMatchObject({ status })
    await settled(tested.store)
    expect(tested.expired()).toBe(1)
    expect(tested.cartId()).toBe(501)
    expect(tested.store.state.cart?.recipients[0]?.items[0]?.qty).toBe(tested.line.qty)
    expect(tested.store.state.cartFacts.isReadFailed).toBe(true)
  })

  it('also if the server says so without a body', async () => {
    const { cartId, expired, setForgotten, verbs } = await known()
    setForgotten('bare')
    expect(await verbs.refresh()).toMatchObject({ status: 'failed' })
    expect([cartId(), expired()]).toEqual([501, 1])
  })

  it('until they continue as a guest', async () => {
    const { account, cartId, verbs } = await known()
    await verbs.refresh()
    await account.loadCustomer()
    await verbs.refresh()
    expect(cartId()).toBe(502)
  })

  it('and sees it once they have signed in again', async () => {
    const { account, cartId, setForgotten, store, verbs } = await known()
    await verbs.refresh()
    setForgotten(false)
    account.haveSignedIn(null)
    await settled(store)
    expect([cartId(), store.state.cartFacts.isReadFailed]).toEqual([501, false])
  })

  it('not if they signed out in another tab', async () => {
    const { cartId, expired, store, verbs } = await known()
    const read = verbs.refresh()
    store.events.emit('signed-out-elsewhere', {})
    expect(await read).toEqual({ status: 'ready' })
    expect([cartId(), expired()]).toEqual([502, 0])
  })

  it('nor if only the cart is new, and the server knows them', async () => {
    const { cartId, expired, setForgotten, verbs } = await known()
    setForgotten('for-carts')
    expect(await verbs.refresh()).toEqual({ status: 'ready' })
    expect([cartId(), expired()]).toEqual([502, 0])
  })
})
