import { describe, expect, it } from 'vitest'
import { aCart } from '../../../mocks/fixtures'
import { customerSignedIn } from '../../../mocks/scenarios'
import { answering, aStore } from '../../../testing/store/testStore'
import { accountActions } from '../account/account'
import { catalogueActions } from './actions'

const cart = aCart()

describe('cross-sell', () => {
  const withSpecials = () => ({
    cart: aCart({ cart_specials: { skus: [10011, 10021], combo: [] } }),
    rules: { specials: [10011, 10021] },
  })

  it('requests products that match the cart’s specials', async () => {
    const { store, backend } = await aStore(withSpecials())
    await store.use(catalogueActions).loadCrossSell('Addons')
    const asked = /^\/impression\/cross-sell\?sku_ids=[\d%C,]+&type=Addons$/
    expect(backend.requests.at(-1)?.path).toMatch(asked)
    expect(store.slot(catalogueActions).crossSell.Addons?.status).toBe('ready')
  })

  it('requests products that match given skus, once per set', async () => {
    const { store, requests } = await aStore(withSpecials())
    const { loadCrossSell } = store.use(catalogueActions)
    const first = await loadCrossSell('Addons', [10011])
    expect(first).toMatchObject({ status: 'ready', offers: { length: 2 } })
    expect(await loadCrossSell('Addons', [10011])).toEqual(first)
    expect(requests()).toEqual(['getCrossSell'])
    await loadCrossSell('Addons', [10011, 10021])
    expect(requests()).toEqual(['getCrossSell'])
  })

  it.each([
    ['a combo alone', [19021]],
    ['items and combos', [10041, 19021]],
  ])('goes by %s', async (_case, specials) => {
    const { store, backend } = await aStore({ cart, rules: { specials } })
    await store.use(catalogueActions).loadCrossSell('In-Cart Specials')
    const { path } = backend.requests.at(-1) ?? { path: '' }
    expect(new URLSearchParams(path.split('?')[1]).get('sku_ids')).toBe(specials.join())
  })

  it('requests again without a response', async () => {
    const { store, backend } = await aStore(withSpecials())
    const { loadCrossSell } = store.use(catalogueActions)
    backend.setFault('getCrossSell', 'not-found')
    expect(await loadCrossSell('Addons', [10011])).toEqual({ status: 'failed', reason: 'refused' })
    backend.setFault('getCrossSell', null)
    expect(await loadCrossSell('Addons', [10011])).toMatchObject({ status: 'ready' })
  })

  it.each([
    ['an unknown type', withSpecials(), 'Nonsense'],
    ['no cart specials', { cart: aCart({ cart_specials: null }) }, 'Addons'],
  ])('with %s is reported, and asks for nothing', async (_case, scenario, type) => {
    const { store, requests, reported } = await aStore(scenario)
    const outcome = await store.use(catalogueActions).loadCrossSell(type as 'Addons')
    expect(outcome).toEqual({ status: 'failed', reason: 'refused' })
    expect(requests()).toEqual([])
    expect(reported).toContain('cross-sell-impossible')
  })
})

describe('recently viewed items', () => {
  it('are the last four, newest first, the device’s before the server’s', async () => {
    const { store } = await aStore({ cart, recentlyViewed: [1, 2, 3, 4] })
    const { rememberViewed, loadRecentlyViewed } = store.use(catalogueActions)
    rememberViewed({ item_id: 7 })
    rememberViewed({ item_id: 2 })
    const outcome = await loadRecentlyViewed()
    expect(outcome).toMatchObject({
      status: 'ready',
      items: [2, 7, 1, 3].map((item_id) => ({ item_id })),
    })
  })

  it('from the server are cleared with the customer, and never stored on the device', async () => {
    const scenario = { ...customerSignedIn(), recentlyViewed: [1, 2] }
    const { store } = await aStore(scenario, { isLoggedIn: true })
    await store.use(accountActions).loadCustomer()
    const { loadRecentlyViewed } = store.use(catalogueActions)
    await loadRecentlyViewed()
    const slot = store.slot(catalogueActions)
    expect([slot.recentlyViewed, slot.viewedElsewhere.length]).toEqual([[], 2])
    const late = loadRecentlyViewed()
    store.use(accountActions).becomeGuest()
    await late
    expect([slot.recentlyViewed, slot.viewedElsewhere]).toEqual([[], []])
  })
})

describe('the price of an item without the add-on discount', () => {
  it.each([
    ['in US cents', 5.95, 595],
    ['nothing', 0, 0],
    ['a total that the server leaves out', null, null],
  ])('is %s', async (_case, price, cents) => {
    const through = answering('/get-non-addon-item-price/', { item_id: 2001, price })
    const { store } = await aStore({ cart }, { through })
    const answer = await store.use(catalogueActions).nonAddOnPrice(2001)
    expect(answer).toEqual({ status: 'ready', cents })
  })
})
