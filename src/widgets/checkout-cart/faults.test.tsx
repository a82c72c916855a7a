import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../../mocks/backend'
import { products } from '../../../mocks/catalogue'
import type { Fault } from '../../../mocks/faults'
import { contract } from '../../api/contract'
import type { Row } from '../../api/row'
import type { Cart } from '../../domain/schema/entities'
import { cartActions } from '../../store/cart/actions'
import '../../parts/lazy/notices'
import { page, cartPage as pageOf, type Shown, shownBy, shownOf } from '../../../testing/cartPage'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { isLong } from '../../../testing/spread'
import { faultsOf, KINDS, mayBeSilent, someCases, underWay } from '../../../testing/store/faults'
import { aStore } from '../../../testing/store/testStore'
import { aWorld, type CalledEndpoint, calledEndpoints, verbOf } from '../../../testing/store/verbs'
import { notices } from '../../parts/lazy/lazyNotices'
import { accountActions } from '../../store/account/account'

/*
 * What a shopper sees after each fault of each row: the server's cart, or a notice that it may be out of
 * date; no endless progress; no success if nothing was done.
 */

withFakeClock()
vi.setConfig({ testTimeout: 60_000 })
afterEach(cleanup)

/** A cart page on its own store, once it is idle. */
async function aCartPage(world = aWorld()) {
  const options = { isLoggedIn: true, products, page }
  const tested = await ended(aStore(world.scenario, options))
  // As on a page that was loaded a moment ago.
  await notices.preload()
  const { store } = tested
  await ended(store.use(accountActions).loadCustomer())
  const { container } = render(pageOf(store))
  const pause = () => act(() => ended(new Promise((resolve) => setTimeout(resolve, 6000))))
  /** Waits until nothing is pending and all announcements were made. */
  const rest = async () => {
    for (let left = 100; left > 0; left--) {
      await pause()
      if ((underWay(store) as unknown[]).length === 0) return
    }
  }
  await rest()
  return { ...tested, world, container, rest }
}
type CartPage = Awaited<ReturnType<typeof aCartPage>>

const serversCart = async (backend: Backend) => {
  const cart = await backend.cart()
  if (!cart) throw new Error('The server has no cart.')
  return cart
}

/** The notices that the cart on the screen may not be the server's. */
const isMarked = (container: HTMLElement) =>
  /couldn’t (?:check|load) your cart/.test(container.textContent ?? '')
const saysThatItWasDone = (container: HTMLElement) =>
  /has been accepted|has been applied|was removed|is back in your cart/.exec(
    container.textContent ?? '',
  )?.[0] ?? null
const saysThatNothingWasDone = (container: HTMLElement) =>
  /couldn’t (?:save|add|remove|apply|check that)|still in your cart|Nothing changed|still applied/.exec(
    container.textContent ?? '',
  )?.[0] ?? null

/** The carts in the responses of a faulty server: its own, or a hostile one with its own prices. */
function toldOf(cart: Cart, { kind }: Fault): Shown[] {
  if (kind !== 'hostile') return [shownOf(cart)]
  const dear = <T,>(item: T) => ({ ...item, price: 59.949999 })
  const recipients = cart.recipients.map((one) => ({ ...one, items: one.items.map(dear) }))
  return [shownOf(cart), shownOf({ ...cart, recipients })]
}

/**
 * Whether a false success of a server that did nothing may be believed: it reported success without a cart.
 */
const isWordEnough = (name: CalledEndpoint, { kind }: Fault) =>
  (kind === 'empty' || kind === 'wrong-shape') && mayBeSilent(contract[name])

/** Responses that arrived and cannot be read: the connection is not at fault. */
const OF_ANOTHER_SHAPE: ReadonlySet<string> = new Set(['html', 'empty', 'wrong-shape', 'hostile'])

/** Runs a verb under a fault, and returns the resulting page. */
async function lookAfter(cartPage: CartPage, name: CalledEndpoint, fault: Fault): Promise<void> {
  const { store, backend, container, rest, world } = cartPage
  const said = JSON.stringify(fault)
  const before = await serversCart(backend)
  await act(() => ended(verbOf(name).run(store, world)))
  await rest()
  const now = await serversCart(backend)
  const isTold = isMarked(container)

  expect(container.querySelectorAll('[aria-busy], .gw-spinner'), said).toHaveLength(0)
  if (!isTold) expect(toldOf(now, fault), said).toContainEqual(shownBy(container))
  if (OF_ANOTHER_SHAPE.has(fault.kind))
    expect(container.textContent, said).not.toMatch(/connection|offline/i)
  if (!changesCart(name)) return
  const isChanged = JSON.stringify(before) !== JSON.stringify(now)
  if (!isChanged && !(isTold && isWordEnough(name, fault)))
    expect(saysThatItWasDone(container), said).toBeNull()
  if (isChanged && !isTold) expect(saysThatNothingWasDone(container), said).toBeNull()
}

const changesCart = (name: CalledEndpoint) => (contract[name] as Row).stale.includes('cart')
const words = (fault: Fault) => JSON.stringify(fault)

describe('the cart on the screen', () => {
  it('is read correctly', async () => {
    const { container, backend } = await aCartPage()
    const cart = await serversCart(backend)
    expect(shownBy(container)).toEqual(shownOf(cart))
    expect(Object.keys(shownBy(container).quantities)).toHaveLength(5)
  })

  it.each(someCases(calledEndpoints))(
    'after %s under %s (%s) is the server’s',
    async (name, x, kind) => {
      const all = faultsOf(kind)
      // Each kind of fault in some rows; all of them in each row in the long run.
      const some = [all[(calledEndpoints.indexOf(name) + Number(x.slice(1))) % all.length] as Fault]
      for (const fault of isLong ? all : some) {
        const cartPage = await aCartPage()
        cartPage.backend.setFault(name, fault)
        await lookAfter(cartPage, name, fault)
        cleanup()
      }
    },
  )
})

const changing = calledEndpoints.filter(changesCart)

describe('the cart on the screen if everything fails', () => {
  it.each(someCases(changing))('in %s under %s (%s) is marked', async (name, x, kind) => {
    const all = faultsOf(kind)
    const fault = all[Number(x.slice(1)) % all.length] as Fault
    const cartPage = await aCartPage()
    cartPage.backend.setFault('*', fault)
    await lookAfter(cartPage, name, fault)
    cartPage.backend.setFault('*', null)
    await act(() => ended(cartPage.store.use(cartActions).refresh()))
    await cartPage.rest()
    expect(isMarked(cartPage.container)).toBe(false)
    expect(shownBy(cartPage.container)).toEqual(shownOf(await serversCart(cartPage.backend)))
  })

  it.each(KINDS)('appears after %s (%s) from the start', async (_x, kind) => {
    for (const fault of faultsOf(kind)) {
      const world = aWorld()
      const { container, backend, store, rest } = await aCartPage({
        ...world,
        scenario: { ...world.scenario, faults: { getCart: fault } },
      } as never)
      expect(container.querySelector('[aria-busy]'), words(fault)).toBeNull()
      backend.setFault('getCart', null)
      await act(() => ended(store.use(cartActions).refresh()))
      await rest()
      expect(shownBy(container), words(fault)).toEqual(shownOf(await serversCart(backend)))
      cleanup()
    }
  })
})
