import { act } from '@testing-library/react'
import { createBackend } from '../mocks/backend'
import type { Scenario } from '../mocks/scenario'
import { oneShipment } from '../mocks/scenarios'
import { createClient } from '../src/api/client/client'
import type { BannerData } from '../src/domain/offer/bannerData'
import { StoreProvider, useUnhandledEvents } from '../src/hooks'
import { createStore, type StoreOptions } from '../src/store/core/createStore'
import { dialogActions } from '../src/store/dialog/dialogs'
import { UniversalBanner } from '../src/widgets/universal-banner/UniversalBanner'
import { fakeClock } from './clock'
import type { Transport } from './store/testStore'

export const OFFER = { text: '10% off every steak', code: 'STEAK10' }

export interface PageOptions extends Partial<StoreOptions> {
  scenario?: () => Scenario
  /** Wraps the transport. */
  through?: (fetch: Transport) => Transport
}

/** A page with the banner between two links, and another listener for codes. */
export function bannerPage(
  data: BannerData,
  { scenario = oneShipment, through = (fetch) => fetch, ...options }: PageOptions = {},
) {
  const backend = createBackend({ scenario })
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const api = createClient({ fetch: through((input, init) => backend.fetch(input, init)) })
  const store = createStore({ api: { ...api, skewMs: () => 0 }, clock, ...options })
  const elsewhere: string[] = []
  const page = (given: BannerData = data) => (
    <StoreProvider store={store}>
      <a href="/skip">Skip</a>
      <div className="gw-root">
        <UniversalBanner {...given} />
      </div>
      <Listener heard={elsewhere} />
      <a href="/cart">Cart</a>
    </StoreProvider>
  )
  return {
    backend,
    store,
    page,
    /** The events about codes that the page received. */
    elsewhere,
    said: () => store.slot(dialogActions).announcements.map(({ params }) => params.text),
    pass: (ms: number) => act(() => clock.advance(ms)),
  }
}

function Listener({ heard }: { heard: string[] }) {
  useUnhandledEvents({
    'promo-code-accepted': () => heard.push('accepted'),
    'promo-code-invalid': () => heard.push('invalid'),
    'promo-code-expired': () => heard.push('expired'),
    'promo-code-apply-error': () => heard.push('apply-error'),
  })
  return null
}
