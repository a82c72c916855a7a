import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Backend, createBackend } from '../../../mocks/backend'
import type { Scenario } from '../../../mocks/scenario'
import {
  emptyCart,
  olderCode,
  oneShipment,
  promoAccepted,
  promoApplyError,
  promoExpired,
  promoInvalid,
  SALE_END,
} from '../../../mocks/scenarios'
import { fakeClock } from '../../../testing/clock'
import { denied, memoryStorage } from '../../../testing/storage'
import { createClient } from '../../api/client/client'
import type { BannerData } from '../../domain/offer/bannerData'
import { StoreProvider, useUnhandledEvents } from '../../hooks'
import { cartActions } from '../../store/cart/actions'
import { promoActions } from '../../store/code/actions'
import { createStore, type StoreOptions } from '../../store/core/createStore'
import { dialogActions } from '../../store/dialog/dialogs'
import { UniversalBanner } from './UniversalBanner'

const OFFER = { text: '10% off every steak', code: 'STEAK10' }
const REFUSED = 'The code you provided is either expired or invalid.'

let written: string[] = []
const writeText = vi.fn(async (text: string) => void written.push(text))

beforeEach(() => {
  written = []
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterEach(() => {
  cleanup()
  writeText.mockClear()
})

interface PageOptions extends Partial<StoreOptions> {
  scenario?: () => Scenario
}

/** A page with the banner, two links of its own around it, and whoever else hears of codes. */
function aPage(data: BannerData, { scenario = oneShipment, ...options }: PageOptions = {}) {
  const backend: Backend = createBackend({ scenario })
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
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
    /** What the page told of codes beside the banner. */
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

/** A page whose cart another app has read. */
async function shopping(data: BannerData, scenario = oneShipment) {
  const made = aPage(data, { scenario })
  await made.store.use(cartActions).load()
  render(<StrictMode>{made.page()}</StrictMode>)
  return made
}

/** A page whose device has kept a cart with one gift, with what the server holds of it by now. */
async function returning(scenario = oneShipment) {
  const { storage } = memoryStorage()
  const earlier = aPage(OFFER, { storage })
  const end = earlier.store.start()
  await earlier.store.use(cartActions).load()
  end()
  const made = aPage(OFFER, { storage, scenario })
  made.store.start()
  render(made.page())
  return made
}

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))
const hidden = () => screen.queryByRole('region', { name: 'Offer' }) === null

describe('what it asks of a server', () => {
  it('is nothing, until a code is pressed', async () => {
    const { backend, page } = aPage({ ...OFFER, ends: SALE_END })
    render(<StrictMode>{page()}</StrictMode>)
    await button('Copy STEAK10')
    expect(backend.count()).toBe(0)
    await press('Copy STEAK10')
    await screen.findByText('Copied. Paste it in your cart.')
    expect(backend.count()).toBe(0)
    expect(written).toEqual(['STEAK10'])
  })

  it('is the cart first, where the one that is known comes from an earlier visit', async () => {
    const { backend } = await returning()
    await press('Apply STEAK10')
    await screen.findByText('Your Promo Code has been accepted')
    expect(backend.requests.map(({ endpoint }) => endpoint)).toEqual([
      'getCart',
      'getActiveCode',
      'putDiscount',
    ])
  })

  it('copies the code where that cart turns out to be empty', async () => {
    const { backend } = await returning(emptyCart)
    await press('Apply STEAK10')
    await screen.findByText('Copied. Paste it in your cart.')
    await button('Copy STEAK10')
    expect(backend.count('getActiveCode')).toBe(0)
  })
})

describe('a code', () => {
  it('that the server’s cart carries by now is not sent again', async () => {
    const { backend, said } = await returning(promoAccepted)
    await press('Apply STEAK10')
    await button('STEAK10 applied')
    await waitFor(() => expect(said()).toEqual(['STEAK10 applied']))
    expect(backend.count('getActiveCode')).toBe(0)
  })

  it.each([
    ['accepted', oneShipment, 'Your Promo Code has been accepted', 'STEAK10 applied'],
    ['expired', promoExpired, REFUSED, 'Apply STEAK10'],
    ['invalid', promoInvalid, REFUSED, 'Apply STEAK10'],
    [
      'apply-error',
      promoApplyError,
      'We couldn’t apply that code just now. Please try again.',
      'Apply STEAK10',
    ],
  ])('that is %s is told here, once, and nowhere else', async (_outcome, world, words, name) => {
    const { said, elsewhere } = await shopping(OFFER, world)
    await press('Apply STEAK10')
    await screen.findByText(words)
    expect((await button(name)).getAttribute('aria-describedby')).toBe(
      screen.getByText(words).closest('p')?.id,
    )
    expect(said()).toEqual([words])
    expect(elsewhere).toEqual([])
  })

  it('is told by others again once the banner is done', async () => {
    const { store, elsewhere } = await shopping(OFFER, promoExpired)
    await press('Apply STEAK10')
    await screen.findByText(REFUSED)
    await act(() => store.use(promoActions).apply('NOSUCH'))
    expect(elsewhere).toEqual(['invalid'])
    expect(screen.getByText(REFUSED)).toBeTruthy()
  })

  it('that is accepted replaces an older one, and says which', async () => {
    const { store, said } = await shopping(OFFER, olderCode)
    await press('Apply STEAK10')
    const words = 'Your Promo Code has been accepted. STEAK10 took the place of SPRING5.'
    await screen.findByText(words)
    expect(store.state.cart?.discount_code).toBe('STEAK10')
    expect(said()).toEqual([words])
  })

  it('is sent once, however often it is pressed', async () => {
    const { backend } = await shopping(OFFER)
    const apply = await button('Apply STEAK10')
    for (let times = 0; times < 4; times += 1) fireEvent.click(apply)
    await button('STEAK10 applied')
    expect(backend.count('putDiscount')).toBe(1)
    fireEvent.click(await button('STEAK10 applied'))
    await act(() => Promise.resolve())
    expect(backend.count('putDiscount')).toBe(1)
  })

  it('follows the cart: what is on it is applied, what is taken off it can be again', async () => {
    const { store } = await shopping(OFFER, promoAccepted)
    expect((await button('STEAK10 applied')).getAttribute('aria-disabled')).toBe('true')
    await act(() => store.use(promoActions).remove())
    expect((await button('Apply STEAK10')).hasAttribute('aria-disabled')).toBe(false)
    act(() => store.use(cartActions).clear())
    await button('Copy STEAK10')
  })

  it.each([
    ['is not allowed', { writeText: () => Promise.reject(new Error('NotAllowed')) }],
    ['is not there', undefined],
  ])('is there to be copied by hand where the clipboard %s', async (_case, clipboard) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    const { page, said } = aPage(OFFER)
    render(page())
    await press('Copy STEAK10')
    expect((await screen.findByText('STEAK10', { selector: 'code' })).textContent).toBe('STEAK10')
    expect(said()).toEqual(['Press and hold to copy it.'])
  })
})

describe('a message that was hidden', () => {
  it('stays hidden on the next page of the tab, and gives the focus to what comes next', async () => {
    const { storage: tabStorage } = memoryStorage()
    const first = aPage(OFFER, { tabStorage })
    const { unmount } = render(first.page())
    await press('Hide this offer')
    await waitFor(() => expect(hidden()).toBe(true))
    expect(document.activeElement?.textContent).toBe('Cart')
    unmount()
    render(aPage(OFFER, { tabStorage }).page())
    expect(hidden()).toBe(true)
    cleanup()
    render(aPage({ text: 'Another one' }, { tabStorage }).page())
    expect(hidden()).toBe(false)
  })

  it('is there again on the next page where nothing can be kept', async () => {
    const tabStorage = { getItem: denied, setItem: denied } as unknown as Storage
    const { unmount } = render(aPage(OFFER, { tabStorage }).page())
    await press('Hide this offer')
    await waitFor(() => expect(hidden()).toBe(true))
    unmount()
    render(aPage(OFFER, { tabStorage }).page())
    expect(hidden()).toBe(false)
  })

  it('gives the focus to what comes before, where nothing comes after it', async () => {
    const { page } = aPage(OFFER)
    render(page())
    screen.getByText('Cart').tabIndex = -1
    await press('Hide this offer')
    expect(document.activeElement?.textContent).toBe('Skip')
  })
})

describe('several messages', () => {
  const messages = [{ text: 'First' }, { text: 'Second' }, { text: 'Third' }]
  const shown = () => screen.getByRole('region').textContent

  it('are shown one at a time, and another one only when it is asked for', async () => {
    const { page, said, pass } = aPage({ messages })
    render(page())
    expect(shown()).toContain('First')
    await pass(10 * 60_000)
    expect(shown()).toContain('1 of 3')
    for (const [text, place] of [
      ['Second', '2 of 3'],
      ['Third', '3 of 3'],
      ['First', '1 of 3'],
    ] as const) {
      await press('Next offer')
      expect(shown()).toContain(text)
      expect(shown()).toContain(place)
    }
    expect(said()).toEqual(['2 of 3. Second', '3 of 3. Third', '1 of 3. First'])
  })

  it('are hidden one at a time, and the focus stays until the last one', async () => {
    const { page, said } = aPage({ messages })
    render(page())
    const hide = await button('Hide this offer')
    hide.focus()
    fireEvent.click(hide)
    expect(shown()).toContain('Second')
    expect(document.activeElement).toBe(hide)
    fireEvent.click(hide)
    await waitFor(() => expect(shown()).not.toMatch(/\d of \d/))
    fireEvent.click(hide)
    await waitFor(() => expect(hidden()).toBe(true))
    expect(document.activeElement?.textContent).toBe('Cart')
    expect(said()).toEqual(['1 of 2. Second', 'Third'])
  })

  it('leave out what was over when the page was opened, and odd ones', () => {
    const data = { messages: [{ text: 'Over', ends: '2026-11-30' }, null, { text: 'Good' }] }
    render(aPage(data).page())
    expect(shown()).toContain('Good')
    expect(screen.queryByRole('button', { name: 'Next offer' })).toBeNull()
  })
})

describe('a message that ends while it is open', () => {
  it('says so, keeps the focus in the page, and is gone on the next one', async () => {
    const data = { ...OFFER, ends: '2026-12-01T16:02:00Z' }
    const { page, pass } = aPage(data)
    const { unmount } = render(page())
    const code = await button('Copy STEAK10')
    code.focus()
    await pass(119_999)
    expect(screen.queryByText('This offer has ended.')).toBeNull()
    await pass(1)
    expect(screen.getByText('This offer has ended.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Hide this offer')
    unmount()
    const next = aPage({ ...data, ends: '2026-12-01T16:00:00Z' })
    render(next.page())
    expect(hidden()).toBe(true)
  })

  it('ends with the server’s word that today’s cut-off has passed', async () => {
    const { page, store } = aPage({ orderBy: '2026-12-01 13:00', arrivesBy: '2026-12-03' })
    render(page())
    expect(screen.getByText('Order by 1:00 PM Central to arrive by Thu, Dec 3')).toBeTruthy()
    act(() => {
      store.state.cartFacts.passedCutoff = true
    })
    await screen.findByText('This offer has ended.')
  })
})

describe('what is not there', () => {
  it.each([
    ['no data', {}],
    ['an empty list', { messages: [] }],
    ['nothing that is any good', { messages: [null] }],
  ])('with %s it renders nothing', (_case, data) => {
    const { container } = render(aPage(data).page())
    expect(container.querySelector('.gw-root')?.childElementCount).toBe(0)
  })

  it('does without words of its own: those of a page are text', () => {
    const { page } = aPage({
      text: '<img src=x onerror=alert(1)>',
      href: 'javascript:alert(1)',
      linkText: 'x',
    })
    const { container } = render(page())
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('region').querySelector('a')).toBeNull()
  })

  it('says no time on a server, and agrees with the browser', async () => {
    const complained = vi.spyOn(console, 'error')
    const data = { ...OFFER, ends: SALE_END, orderBy: '2026-12-01 13:00', arrivesBy: '2026-12-03' }
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(aPage(data).page())
    expect(place.textContent).not.toContain('left')
    const root = await act(() => hydrateRoot(place, aPage(data).page()))
    await waitFor(() => expect(place.textContent).toContain('5d 13h left'))
    expect(complained).not.toHaveBeenCalled()
    act(() => root.unmount())
    place.remove()
    complained.mockRestore()
  })
})
