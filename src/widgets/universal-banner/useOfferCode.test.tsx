import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  emptyCart,
  oneShipment,
  promoAccepted,
  promoApplyError,
  promoExpired,
  promoInvalid,
} from '../../../mocks/scenarios'
import { bannerPage, OFFER, type PageOptions } from '../../../testing/bannerPage'
import { memoryStorage } from '../../../testing/storage'
import { holding, settled } from '../../../testing/store/testStore'
import type { BannerData } from '../../domain/offer/bannerData'
import { cartActions } from '../../store/cart/actions'
import { promoActions } from '../../store/code/actions'

const REFUSED = 'The code you provided is either expired or invalid.'

beforeEach(() => {
  const clipboard = { writeText: () => Promise.resolve() }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
})
afterEach(cleanup)

/** A page whose cart another app has read. */
async function shopping(data: BannerData, scenario = oneShipment, options: PageOptions = {}) {
  const made = bannerPage(data, { scenario, ...options })
  await made.store.use(cartActions).load()
  render(<StrictMode>{made.page()}</StrictMode>)
  return made
}

/** A page whose device has stored a cart with one gift, and the server's cart, which has changed since. */
async function returning(scenario = oneShipment) {
  const { storage } = memoryStorage()
  const earlier = bannerPage(OFFER, { storage })
  const end = earlier.store.start()
  await earlier.store.use(cartActions).load()
  end()
  const made = bannerPage(OFFER, { storage, scenario })
  made.store.start()
  render(made.page())
  return made
}

/** A page with two offers, while the code of the first is being checked. */
async function checkingTwo() {
  const { through, letGo } = holding((url) => url.includes('STEAK10'))
  const messages = [OFFER, { text: 'Free shipping this week' }]
  const made = await shopping({ messages }, oneShipment, { through })
  await press('Apply STEAK10')
  await waitFor(() => expect(made.backend.count('getActiveCode')).toBe(1))
  return { ...made, letGo }
}

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))

describe('requests to the server', () => {
  it('start with the cart if the known one is from an earlier visit', async () => {
    const { backend } = await returning()
    await press('Apply STEAK10')
    await screen.findByText('Your Promo Code has been accepted')
    expect(backend.requests.map(({ endpoint }) => endpoint)).toEqual([
      'getCart',
      'getActiveCode',
      'putDiscount',
    ])
  })

  it('end with a copied code if that cart turns out to be empty', async () => {
    const { backend } = await returning(emptyCart)
    await press('Apply STEAK10')
    await screen.findByText('Copied. Paste it in your cart.')
    await button('Copy STEAK10')
    expect(backend.count('getActiveCode')).toBe(0)
  })
})

describe('a code', () => {
  it('already on the server’s cart is not sent again', async () => {
    const { backend, said } = await returning(promoAccepted)
    await press('Apply STEAK10')
    await button('STEAK10 applied')
    await waitFor(() => expect(said()).toEqual(['STEAK10 applied']))
    expect(backend.count('getActiveCode')).toBe(0)
  })

  it.each([
    ['accepted', oneShipment, 'Your Promo Code has been accepted'],
    ['expired', promoExpired, REFUSED],
    ['invalid', promoInvalid, REFUSED],
    ['apply-error', promoApplyError, 'We couldn’t apply that code right now. Please try again.'],
  ])('that is %s is announced here, once, and nowhere else', async (_outcome, world, words) => {
    const { said, elsewhere } = await shopping(OFFER, world)
    await press('Apply STEAK10')
    await screen.findByText(words)
    expect([said(), elsewhere]).toEqual([[words], []])
  })

  it('is announced by others again once the banner is done', async () => {
    const { store, elsewhere } = await shopping(OFFER, promoExpired)
    await press('Apply STEAK10')
    await screen.findByText(REFUSED)
    await act(() => store.use(promoActions).apply('NOSUCH'))
    expect(elsewhere).toEqual(['invalid'])
    expect(screen.getByText(REFUSED)).toBeTruthy()
  })

  it('whose offer is gone before the answer is announced by others', async () => {
    const { store, said, elsewhere, letGo } = await checkingTwo()
    await press('Next offer')
    letGo()
    await act(() => settled(store))
    expect([said(), elsewhere]).toEqual([['2 of 2. Free shipping this week'], ['accepted']])
  })

  it('overtaken by a later one is not announced as failed', async () => {
    const { store, said, elsewhere, letGo } = await checkingTwo()
    await act(() => store.use(promoActions).apply('SHIPFREE'))
    letGo()
    await act(() => settled(store))
    await button('Apply STEAK10')
    expect([said(), elsewhere]).toEqual([[], []])
    expect(screen.queryByText(/couldn’t apply/)).toBeNull()
  })

  it('follows the cart: a code on it is applied, a removed one can be applied again', async () => {
    const { store } = await shopping(OFFER, promoAccepted)
    expect((await button('STEAK10 applied')).getAttribute('aria-disabled')).toBe('true')
    await act(() => store.use(promoActions).remove())
    expect((await button('Apply STEAK10')).hasAttribute('aria-disabled')).toBe(false)
    act(() => store.use(cartActions).clear())
    await button('Copy STEAK10')
  })

  it('can be copied by hand without clipboard access', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    const { page, said } = bannerPage(OFFER)
    render(page())
    await press('Copy STEAK10')
    expect((await screen.findByText('STEAK10', { selector: 'code' })).textContent).toBe('STEAK10')
    expect(said()).toEqual(['Press and hold to copy it.'])
  })
})
