import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { products } from '../../../mocks/catalogue'
import { twoShipments } from '../../../mocks/scenarios'
import { cartPage, page } from '../../../testing/cartPage'
import { fakeClock } from '../../../testing/clock'
import { aStore, settled, type Transport } from '../../../testing/store/testStore'
import { notices } from '../../parts/lazy/lazyNotices'
import { shipmentActions } from '../../store/shipment/actions'

const SLOW = 'This is taking longer than usual.'

afterEach(cleanup)

/** A cart page whose next change hangs until it is released. */
async function aSlowPage() {
  const clock = fakeClock('2026-12-08T16:00:00Z')
  let letGo = () => {}
  const hang = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const slowWrites =
    (fetch: Transport): Transport =>
    async (input, init) => {
      if ((init?.method ?? 'GET') !== 'GET' && !String(input).includes('check-stock')) await hang
      return fetch(input, init)
    }
  const tested = await aStore(twoShipments(), { products, page, clock, through: slowWrites })
  await notices.preload()
  render(cartPage(tested.store))
  // Timers and promises alternate.
  const pass = (ms: number) => act(() => clock.advance(ms))
  const end = async () => {
    letGo()
    await act(() => settled(tested.store))
  }
  return { ...tested, pass, end }
}

const summary = () => within(screen.getByRole('region', { name: 'Order summary' }))

describe('a pending change', () => {
  it('is shown at its line within a second, called slow after five, and cleared when done', async () => {
    const { pass, end } = await aSlowPage()
    const [first] = screen.getAllByRole('button', { name: /^Increase quantity/ })
    const row = within(first?.closest('li') as HTMLElement)
    fireEvent.click(first as HTMLElement)
    await pass(500)
    expect(screen.queryByText('Saving…')).toBeNull()
    await pass(500)
    expect(row.getByText('Saving…')).toBeDefined()
    expect(summary().getByText('Saving…')).toBeDefined()
    await pass(4500)
    expect(row.getByText(SLOW)).toBeDefined()
    await end()
    expect(screen.queryByText('Saving…')).toBeNull()
    expect(row.queryByText(SLOW)).toBeNull()
  })

  it('of a removed line is shown next to the totals', async () => {
    const { pass, end } = await aSlowPage()
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement)
    await pass(1000)
    expect(summary().getByText('Saving…')).toBeDefined()
    await end()
    expect(summary().queryByText('Saving…')).toBeNull()
  })

  it('of a shipment is shown in its card', async () => {
    const { store, pass, end } = await aSlowPage()
    const [shipment] = store.state.cart?.recipients ?? []
    await act(async () => {
      void store.use(shipmentActions).setShipmentAutoDelivery(shipment?.crec_id ?? 0, '3')
    })
    await pass(1000)
    const place = document.querySelector(`[data-gw-shipment="${shipment?.crec_id}"]`)
    const card = within(place as HTMLElement)
    expect(card.getByText('Saving…')).toBeDefined()
    await end()
    expect(card.queryByText('Saving…')).toBeNull()
  })
})
