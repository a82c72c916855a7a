import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createBackend } from '../mocks/backend'
import { aCart, aLine, aShipment, aShipping } from '../mocks/fixtures'
import { createClient } from '../src/api/client/client'
import { StoreProvider } from '../src/hooks'
import { notices } from '../src/parts/lazy/lazyNotices'
import { listenAsScreenReader } from '../stories/voice/screenReader'
import { fakeClock } from './clock'
import { aStore, settled } from './store/testStore'

/** A view of a cart with one gift, a minute before one in Chicago; `pass` moves the clock, by default past the cutoff. */
export async function cutoffPage(View: ComponentType, ship_date: string, delivery_date: string) {
  await notices.load()
  const clock = fakeClock('2026-12-01T18:59:00.000Z')
  const shipping = aShipping({ ship_date, delivery_date })
  const recipients = [aShipment({ items: [aLine({ sku_id: 10011 })], shipping })]
  const backend = createBackend({
    scenario: { cart: aCart({ recipients }) },
    clock: () => clock.now().getTime(),
  })
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init), clock })
  const { store, requests } = await aStore({}, { backend, clock, api, isBilling: true })
  render(
    <StoreProvider store={store}>
      <View />
    </StoreProvider>,
  )
  const screenReader = listenAsScreenReader()
  const heard = () => {
    screenReader.listen()
    return screenReader.heard().join(' | ')
  }
  const pass = async (ms = 60_000) => {
    await act(() => settled(store))
    screenReader.listen()
    await act(async () => {
      await clock.advance(ms)
      await settled(store)
    })
  }
  return { pass, heard, requests, backend }
}
