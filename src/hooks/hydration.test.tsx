import { act, cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode, Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../mocks/backend'
import { elevenGifts } from '../../mocks/scenarios'
import { settled } from '../../testing/store/testStore'
import type * as kitModule from '../index'

// React warns only once per page about a snapshot that is not cached; here it warns for each hook.
vi.mock('react', async (importOriginal) => {
  const react = await importOriginal<typeof import('react')>()
  const useSyncExternalStore: typeof react.useSyncExternalStore = (listen, read, first) => {
    if (first && !Object.is(first(), first())) console.error('getServerSnapshot is not cached')
    return react.useSyncExternalStore(listen, read, first)
  }
  return { ...react, useSyncExternalStore }
})

let kit: typeof kitModule
beforeAll(async () => {
  vi.resetModules()
  kit = await import('../index')
})
afterAll(() => vi.resetModules())

const [FIRST] = elevenGifts().cart?.recipients ?? []
const shipmentId = FIRST?.crec_id ?? 0
const lineId = FIRST?.items[0]?.clin_id ?? 0

const product = { item_id: 1001, name: 'Filet Mignon', skus: [{ sku_id: 10011, price: 109.95 }] }

const products = [product]
const NO_SKUS: readonly number[] = []
const recipe = { id: 'ribeye', title: 'Ribeye', servings: 4 }

/** Every hook that reads state, as on a page without data. */
const READERS: Readonly<Record<string, () => unknown>> = {
  useAccount: () => kit.useAccount(),
  useAccountRoute: () => kit.useAccountRoute(),
  useAddressBook: () => kit.useAddressBook(),
  useAddresses: () => kit.useAddresses(),
  useAddToCart: () => kit.useAddToCart(),
  useBillingAddress: () => kit.useBillingAddress(),
  useBulkRecipients: () => kit.useBulkRecipients(),
  useCart: () => kit.useCart(),
  useCartSelector: () => kit.useCartSelector((cart) => cart?.recipients.length ?? 0),
  useCartStatus: () => kit.useCartStatus(),
  useCheckout: () => kit.useCheckout(),
  useClaim: () => kit.useClaim('token'),
  useClaimLinks: () => kit.useClaimLinks(),
  useCodeField: () => kit.useCodeField(),
  useComboParts: () => kit.useComboParts(19011),
  useCookMode: () => kit.useCookMode(),
  useCrossSell: () => kit.useCrossSell('Addons'),
  useDeliveryDates: () => kit.useDeliveryDates(shipmentId),
  useDialogs: () => kit.useDialogs(),
  useDismissals: () => kit.useDismissals(),
  useEmailPreferences: () => kit.useEmailPreferences(),
  useFormat: () => kit.useFormat().money(10_995),
  useGiftCards: () => kit.useGiftCards(),
  useHostedPaymentForm: () => kit.useHostedPaymentForm(),
  useIsCutoffPassed: () => kit.useIsCutoffPassed(),
  useIsWide: () => kit.useIsWide(),
  useLineItem: () => kit.useLineItem(lineId),
  useLocalRecipients: () => kit.useLocalRecipients(),
  useManageCards: () => kit.useManageCards(),
  useMiniCart: () => kit.useMiniCart(),
  useLastDecember: () => kit.useLastDecember(),
  useNextStep: () => kit.useNextStep('cart'),
  useNonAddOnPrice: () => kit.useNonAddOnPrice(1001),
  useOffline: () => kit.useOffline(),
  useOrders: () => kit.useOrders(),
  usePage: () => kit.usePage(),
  usePriceChanges: () => kit.usePriceChanges(),
  useProduct: () => kit.useProduct(product),
  useProductList: () => kit.useProductList({ products }),
  useProductOfSku: () => kit.useProductOfSku(10011),
  useProfile: () => kit.useProfile(),
  useProblemShipments: () => kit.useProblemShipments(),
  usePromo: () => kit.usePromo(),
  useContinueAsGuest: () => kit.useContinueAsGuest(),
  useReadCart: () => kit.useReadCart(),
  useRecentlyViewed: () => kit.useRecentlyViewed(),
  useRecipientChoice: () => kit.useRecipientChoice(),
  useRecipients: () => kit.useRecipients(),
  useReorder: () => kit.useReorder('PO-1'),
  useRecipeFilters: () => kit.useRecipeFilters([]),
  useRecipeProducts: () => kit.useRecipeProducts(products, { servings: 4 }),
  useRecipeProgress: () => kit.useRecipeProgress('ribeye'),
  useRecipeScaling: () => kit.useRecipeScaling(recipe),
  useRecipeSearch: () => kit.useRecipeSearch(),
  useRecipeTimers: () => kit.useRecipeTimers('ribeye'),
  useSaleCountdown: () => kit.useSaleCountdown('2026-12-10T12:00:00-06:00'),
  useSavedCards: () => kit.useSavedCards(),
  useShipment: () => kit.useShipment(shipmentId),
  useShipmentIds: () => kit.useShipmentIds(),
  useShipments: () => kit.useShipments(),
  useSizes: () => kit.useSizes(lineId),
  useSkuStock: () => kit.useSkuStock(NO_SKUS),
  useSubscription: () => kit.useSubscription('S-7001'),
  useSubscriptions: () => kit.useSubscriptions(),
  useToasts: () => kit.useToasts(),
  useUndo: () => kit.useUndo(),
  useUrlParams: () => kit.useUrlParams(),
  useWallet: () => kit.useWallet(),
}

/** Hooks that return verbs or texts, and read no state. */
const OTHERS = [
  'useFindNextStep',
  ...['useAnnounce', 'useApplyCode', 'useAsk', 'useOutcomeText', 'useSingleton', 'useStore'],
  ...['useHandledEvents', 'useUnhandledEvents', 'useMinute', 'useStoreEvent', 'useTexts'],
  ...[
    'useToast',
    'useToastText',
    'usePromotion',
    'useAddPageData',
    'useImpressions',
    'useItemStock',
    'useReport',
    'useIsInDialog',
    'useKnownProducts',
    'useProductDraft',
    'useSlotText',
  ],
]

describe('in development, on a server and hydrated', () => {
  const said: unknown[] = []
  beforeEach(() => {
    said.length = 0
    for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void said.push(words))
    }
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it.each(Object.entries(READERS))('%s says nothing on the console', async (_name, useHook) => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Page store={aStore()} useHook={useHook} />)
    expect(container.textContent).toBe('loading')
    const store = aStore()
    render(<Page store={store} useHook={useHook} />, { container, hydrate: true })
    await waitFor(() => expect(container.textContent).toBe('ready'))
    await act(() => settled(store))
    expect(said).toEqual([])
  })

  it.each(Object.entries(READERS))('%s draws a cart that came along', async (_name, useHook) => {
    const answer = await aBackend().fetch('/api/checkout/cart')
    const cart: unknown = await answer.json()
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Page store={aStore({ cart })} useHook={useHook} />)
    expect(container.textContent).toBe('ready')
    const store = aStore({ cart })
    render(<Page store={store} useHook={useHook} />, { container, hydrate: true })
    expect(container.textContent).toBe('ready')
    await waitFor(() => expect(store.state.cartFacts.isRestored).toBe(false))
    await act(() => settled(store))
    expect(said).toEqual([])
  })

  it('a part that hydrates after the cart was read starts as the server drew it', async () => {
    const page = (store: kitModule.Store, arriving: Promise<void> | null = null) => (
      <kit.StoreProvider store={store}>
        <Reader useHook={() => {}} />
        <Suspense>
          <Late arriving={arriving} />
        </Suspense>
      </kit.StoreProvider>
    )
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(page(aStore()))
    const store = aStore()
    let arrive = () => {}
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const onRecoverableError = (error: unknown) => void said.push(error)
    await act(async () => {
      render(page(store, arriving), { container, hydrate: true, onRecoverableError })
    })
    await waitFor(() => expect(container.querySelector('p')?.textContent).toBe('ready'))
    expect(container.querySelector('b')?.textContent).toBe('loading, none')
    await act(async () => arrive())
    await waitFor(() => expect(container.querySelector('b')?.textContent).toBe('ready, a cart'))
    await act(() => settled(store))
    expect(said).toEqual([])
  })

  it('covers every hook', () => {
    const names = Object.keys(kit).filter((name) => name.startsWith('use'))
    expect([...Object.keys(READERS), ...OTHERS].toSorted()).toEqual(names.toSorted())
  })
})

const aBackend = () => createBackend({ scenario: elevenGifts })

function aStore(options: Partial<kitModule.StoreOptions> = {}) {
  const backend = aBackend()
  const api = kit.createClient({ fetch: (input, init) => backend.fetch(input, init) })
  return kit.createStore({ api, ...options })
}

interface PageProps {
  store: kitModule.Store
  useHook(): unknown
}

const Page = ({ store, useHook }: PageProps) => (
  <StrictMode>
    <kit.StoreProvider store={store}>
      <Reader useHook={useHook} />
    </kit.StoreProvider>
  </StrictMode>
)

function Reader({ useHook }: Pick<PageProps, 'useHook'>) {
  const { status } = kit.useCart()
  useHook()
  return <p>{status}</p>
}

/** Draws once something has arrived. */
function Late({ arriving }: { arriving: Promise<void> | null }) {
  if (arriving) use(arriving)
  const { status, cart } = kit.useCart()
  return <b>{`${status}, ${cart ? 'a cart' : 'none'}`}</b>
}
