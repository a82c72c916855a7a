import { act, cleanup, render, waitFor } from '@testing-library/react'
import { Profiler, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../mocks/backend'
import { elevenGifts } from '../../mocks/scenarios'
import { createClient } from '../api/client/client'
import { cartActions } from '../store/cart/actions'
import { createStore, type Store } from '../store/core/createStore'
// Late code of hooks is loaded at once, so that both kinds of rendering send the same requests.
import '../store/core/verbs'
import '../api/client/sending'
import {
  StoreProvider,
  useAccount,
  useAddresses,
  useCart,
  useCodeField,
  useComboParts,
  useCrossSell,
  useDeliveryDates,
  useDialogs,
  useGiftCards,
  useLineItem,
  useMiniCart,
  useNonAddOnPrice,
  usePage,
  usePromo,
  useRecentlyViewed,
  useShipment,
  useShipments,
  useSizes,
  useWallet,
} from './index'

const everythingOf = (store: Store) => (
  <StoreProvider store={store}>
    <Everything />
  </StoreProvider>
)

function world() {
  const backend = createBackend({ scenario: elevenGifts })
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
  return { backend, store: createStore({ api }) }
}

/** A component for each hook, and one that counts its renders. */
const renders = new Map<string, number>()
const count = (id: string) => {
  renders.set(id, (renders.get(id) ?? 0) + 1)
}

function Line({ lineId }: { lineId: number }) {
  useLineItem(lineId)
  return (
    <Profiler id={`line ${lineId}`} onRender={count}>
      <i />
    </Profiler>
  )
}
function Shipment({ shipmentId }: { shipmentId: number }) {
  const { lines } = useShipment(shipmentId)
  return (
    <Profiler id={`shipment ${shipmentId}`} onRender={count}>
      {lines.map(({ line }) => (
        <Line key={line.clin_id} lineId={line.clin_id} />
      ))}
    </Profiler>
  )
}
function Everything() {
  const { status, itemCount } = useCart()
  const { shipmentIds } = useShipments()
  const shipmentId = shipmentIds[0] ?? 0
  useDeliveryDates(shipmentId)
  usePromo()
  useGiftCards()
  useCodeField()
  useAccount()
  useAddresses()
  useCrossSell('Addons')
  useRecentlyViewed()
  useMiniCart()
  useNonAddOnPrice(1001)
  useComboParts(19011)
  useSizes(shipmentId)
  useWallet()
  useDialogs()
  usePage()
  return (
    <>
      <p>{`${status} ${itemCount}`}</p>
      {shipmentIds.map((id) => (
        <Shipment key={id} shipmentId={id} />
      ))}
    </>
  )
}

afterEach(() => {
  cleanup()
  renders.clear()
  vi.restoreAllMocks()
})

describe('the hooks', () => {
  it('render the loading state on a server, without a warning and without a request', () => {
    const warn = vi.spyOn(console, 'error')
    const { backend, store } = world()
    const html = renderToString(everythingOf(store))
    expect(html).toBe('<p>loading 0</p>')
    expect([warn.mock.calls, backend.count()]).toEqual([[], 0])
  })

  it('render the loading state on a server even if the store has the cart, so that hydration matches', async () => {
    const { store } = world()
    await store.use(cartActions).load()
    const html = renderToString(everythingOf(store))
    expect(html).toContain(' 0</p>')
  })

  it.each(['once', 'strictly'])('send the same requests when rendered %s', async (mode) => {
    const { backend, store } = world()
    const tree = everythingOf(store)
    const { container } = render(mode === 'strictly' ? <StrictMode>{tree}</StrictMode> : tree)
    await waitFor(() => expect(container.textContent).toMatch(/^ready [1-9]/))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    const reads = backend.requests.map(({ endpoint }) => endpoint).sort()
    expect(reads.filter((name) => name === 'getCart')).toHaveLength(1)
    expect(new Set(reads).size).toBe(reads.length)
  })

  it('render one line and its shipment if one line changes', async () => {
    const { store } = world()
    await store.use(cartActions).load()
    const ids = store.state.cart?.recipients.map(({ crec_id }) => crec_id) ?? []
    render(
      <StoreProvider store={store}>
        {ids.map((id) => (
          <Shipment key={id} shipmentId={id} />
        ))}
      </StoreProvider>,
    )
    const shipment = store.state.cart?.recipients[3]
    const lineId = shipment?.items[0]?.clin_id ?? 0
    renders.clear()
    await act(() => store.use(cartActions).setQuantity(lineId, 3))
    expect([...renders.keys()].filter((id) => id.startsWith('line'))).toEqual([`line ${lineId}`])
    expect([...renders.keys()].filter((id) => id.startsWith('ship'))).toEqual([
      `shipment ${shipment?.crec_id}`,
    ])
  })

  it('can be unmounted at any moment', async () => {
    const error = vi.spyOn(console, 'error')
    for (let wait = 0; wait < 40; wait += 1) {
      const { store } = world()
      const { unmount } = render(everythingOf(store))
      await act(async () => {
        for (let tick = 0; tick < wait; tick += 1) await Promise.resolve()
      })
      unmount()
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(error.mock.calls).toEqual([])
  })

  it('explain a missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Everything />)).toThrow(/Wrap this part of the tree in <StoreProvider/)
  })
})
