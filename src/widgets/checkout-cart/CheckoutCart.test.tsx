import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { products } from '../../../mocks/catalogue'
import type { Scenario } from '../../../mocks/scenario'
import {
  oneShipment,
  sharedAddress,
  sixtyRecipients,
  twelveRecipientsFortyLines,
  twoShipments,
} from '../../../mocks/scenarios'
import { cartPage, page } from '../../../testing/cartPage'
import { aStore, settled } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import type { UseLineItemResult } from '../../hooks'
import { notices } from '../../parts/lazy/lazyNotices'
import { cartActions } from '../../store/cart/actions'
import { createStore } from '../../store/core/createStore'

const drawn = vi.hoisted(() => {
  // Other test files of this process have imported the module that is mocked here.
  vi.resetModules()
  return { lines: [] as unknown[], shipments: [] as unknown[] }
})
afterAll(() => {
  vi.resetModules()
})
// Renders again whenever the line or its shipment does.
vi.mock('../../parts/line/LineFacts', () => ({
  LineFacts: ({ item }: { item: UseLineItemResult }) =>
    drawn.lines.push(item.line?.clin_id) && null,
}))
vi.mock('../../parts/shipment/ShipmentWarnings', () => ({
  ShipmentWarnings: ({ shipment }: { shipment: unknown }) => drawn.shipments.push(shipment) && null,
}))

/** A store whose cart has not been read yet. */
function unread(scenario: () => Scenario) {
  const backend = createBackend({ scenario })
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
  return { backend, store: createStore({ api, products, page }) }
}

afterEach(cleanup)

describe('the cart page', () => {
  it('renders one line and one shipment for one changed line of forty', async () => {
    const { store } = await aStore(twelveRecipientsFortyLines, { products, page })
    // As on a page that was loaded a moment ago: late code renders every line once more.
    await notices.preload()
    render(cartPage(store))
    expect(drawn.lines).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Expand all' }))
    expect(drawn.lines).toHaveLength(40)
    await act(() => settled(store))
    drawn.lines.length = 0
    drawn.shipments.length = 0
    const lineId = store.state.cart?.recipients[3]?.items[1]?.clin_id ?? 0
    await act(async () => {
      await store.use(cartActions).setQuantity(lineId, 7)
      await settled(store)
    })
    // Once with the requested value, and once with the server's when nothing is pending.
    expect([...new Set(drawn.lines)]).toEqual([lineId])
    expect(drawn.lines.length).toBeLessThanOrEqual(4)
    expect(new Set(drawn.shipments.map((one) => (one as { crec_id: number }).crec_id)).size).toBe(1)
  })

  it('changes nothing in the finder of a very long cart for a quantity', async () => {
    const { store } = await aStore(sixtyRecipients, { products, page })
    render(cartPage(store))
    const finder = (await screen.findByLabelText('Search recipients or items')).closest('search')
    await act(() => settled(store))
    const changed: unknown[] = []
    const observer = new MutationObserver((records) => changed.push(...records))
    observer.observe(finder as Element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const lineId = store.state.cart?.recipients[3]?.items[0]?.clin_id ?? 0
    await act(async () => {
      await store.use(cartActions).setQuantity(lineId, 7)
      await settled(store)
    })
    observer.disconnect()
    expect(store.state.cart?.recipients[3]?.items[0]?.qty).toBe(7)
    expect(changed).toEqual([])
  })

  it.each(['Eleanor Whitfield’s', 'Harold Brandt’s'])(
    'names %s shipment in the controls of an item that another one has, too',
    async (possessive) => {
      const { store } = await aStore(sharedAddress, { products, page })
      render(cartPage(store))
      const quantity = `uantity of Filet Mignon in ${possessive} shipment`
      screen.getByRole('group', { name: `Q${quantity}` })
      screen.getByRole('textbox', { name: `Q${quantity}` })
      screen.getByRole('button', { name: `Decrease q${quantity}` })
      screen.getByRole('button', { name: `Increase q${quantity}` })
      screen.getByRole('button', { name: `Remove Filet Mignon from ${possessive} shipment` })
    },
  )

  it('never leaves focus on the body while everything is removed', async () => {
    const { store } = await aStore(twoShipments, { products, page })
    render(cartPage(store))
    for (let left = 3; left > 0; left--) {
      const [remove] = screen.getAllByRole('button', { name: /^Remove/ })
      remove?.focus()
      if (remove) fireEvent.click(remove)
      await waitFor(() =>
        expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(left - 1),
      )
      await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/))
    }
    expect(document.activeElement?.textContent).toBe('Your cart is empty')
  })

  it('reads the cart once under StrictMode, and shows it', async () => {
    const { backend, store } = unread(oneShipment)
    render(<StrictMode>{cartPage(store)}</StrictMode>)
    await screen.findByRole('heading', { name: 'Filet Mignon' })
    expect(backend.count('getCart')).toBe(1)
  })

  it('shows skeletons on a server, without a warning', () => {
    const warned = vi.spyOn(console, 'error')
    const html = renderToString(cartPage(createStore({ api: createClient() })))
    expect(html).toContain('gw-cart-skeleton')
    expect(html).not.toContain('style=')
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  it('can be unmounted at any moment', async () => {
    const warned = vi.spyOn(console, 'error')
    for (const step of [0, 1, 2, 3, 5, 8, 13, 21]) {
      const { store } = unread(twoShipments)
      const { unmount } = render(cartPage(store))
      for (let tick = 0; tick < step; tick++) await act(() => Promise.resolve())
      const [remove] = screen.queryAllByRole('button', { name: /^Remove/ })
      if (remove) fireEvent.click(remove)
      unmount()
      await settled(store)
      expect(document.body.textContent).toBe('')
    }
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
})
