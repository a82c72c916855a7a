import { act, render } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { products } from '../../mocks/catalogue'
import type { Scenario } from '../../mocks/scenario'
import { StoreProvider } from '../../src/hooks'
import { DialogHost } from '../../src/parts'
import '../../src/parts/recipient/bulk'
import '../../src/parts/delivery/calendar'
import '../../src/parts/dialog/DialogView'
import '../../src/parts/lazy/editors'
import '../../src/parts/lazy/notices'
import { notices } from '../../src/parts/lazy/lazyNotices'
import '../../src/parts/lazy/questions'
import '../../src/parts/offer'
import '../../src/store/recipient/bulk/tables'
import '../../src/ui/richSelect'
import { CheckoutCart } from '../../src/widgets/checkout-cart/CheckoutCart'
import { ended, idle } from '../../testing/fakeTimers'
import { aStore } from '../../testing/store/testStore'
import { listenAsScreenReader, type ScreenReader } from './screenReader'
import { type User, userOf } from './user'

const links = { shop: '/shop', checkout: '#checkout' }

/**
 * The interval at which the screen reader checks the page, in milliseconds: shorter than the time between two
 * sentences.
 */
const LOOK_MS = 50

export type TestedStore = Awaited<ReturnType<typeof aStore>>

/** A cart page with a keyboard user and a screen reader. */
export interface Shop extends TestedStore, User {
  screenReader: ScreenReader
  /** Waits for a number of milliseconds. */
  pass(ms: number): Promise<void>
}

/** A cart page with its own store, idle, with nothing announced. */
export async function openShop(world: Scenario): Promise<Shop> {
  vi.setSystemTime(Date.parse(world.now ?? ''))
  const tested = await ended(
    aStore(world, { products, page: { links }, isLoggedIn: Boolean(world.customer) }),
  )
  await notices.preload()
  render(
    <StoreProvider store={tested.store}>
      <div className="gw-root">
        <CheckoutCart />
        <DialogHost />
      </div>
    </StoreProvider>,
  )
  const screenReader = listenAsScreenReader()
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= LOOK_MS) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(LOOK_MS)
        await idle()
      })
      screenReader.listen()
    }
  }
  await pass(1500)
  expect(document.querySelector('article')).not.toBeNull()
  // A user who reads the cart is at its first line.
  document.querySelector<HTMLElement>('[data-gw-line] input')?.focus()
  await pass(100)
  screenReader.heard()
  return { ...tested, ...userOf(pass), screenReader, pass }
}
