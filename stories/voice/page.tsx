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

/** How often the ear looks, in milliseconds: oftener than two sentences follow each other. */
const LOOK_MS = 50

export type TestedStore = Awaited<ReturnType<typeof aStore>>

/** A cart page with somebody at its keyboard, and an ear at what it says. */
export interface Shop extends TestedStore, User {
  screenReader: ScreenReader
  /** Lets so many milliseconds go by. */
  pass(ms: number): Promise<void>
}

/** A cart page on a store of its own, at rest, with nothing said. */
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
  // Somebody who reads the cart is at its first line.
  document.querySelector<HTMLElement>('[data-gw-line] input')?.focus()
  await pass(100)
  screenReader.heard()
  return { ...tested, ...userOf(pass), screenReader, pass }
}
