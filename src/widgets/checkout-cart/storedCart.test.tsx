import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { page, cartPage as pageOf } from '../../../testing/cartPage'
import { memoryStorage } from '../../../testing/storage'
import { aStore } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { CheckoutPage } from '../../parts'
import { dialogView } from '../../parts/dialog/LazyDialogView'
import { editors } from '../../parts/dialog/lazyContents'
import { notices } from '../../parts/lazy/lazyNotices'
import { cartActions } from '../../store/cart/actions'
import { miniCartActions } from '../../store/cart/miniCart'
import { createStore } from '../../store/core/createStore'
import { dialogActions } from '../../store/dialog/dialogs'
import { persistedCart } from '../../store/persistence/persistedCart'

// As on a page that was opened a moment ago.
beforeAll(() => Promise.all([notices.load(), dialogView.load(), editors.load()]), 60_000)
afterEach(cleanup)

const PHONE = '3125550142'

/** A store with the cart that the device stored, without phone numbers, while the server refuses to send it. */
async function stored(phone: string | null) {
  const items = [aLine({ item_id: 1001, sku_id: 10011 })]
  const { backend, store: before } = await aStore({
    cart: aCart({ recipients: [aShipment({ phone, items })] }),
  })
  const [shipment] = before.state.cart?.recipients ?? []
  if (!before.state.cart || !shipment) throw new Error('The cart is empty.')
  const data = JSON.stringify({ v: 1, until: 9e15, data: persistedCart(before.state.cart) })
  const { storage } = memoryStorage({ 'giftwell:cart': data })
  backend.setFault('getCart', 'forbidden')
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
  const store = createStore({ api, storage, page, isLoggedIn: true })
  store.start()
  await store.use(cartActions).load()
  expect(store.state.cartFacts).toMatchObject({ isRestored: true, isReadFailed: true })
  const answer = () => {
    backend.setFault('getCart', null)
    return act(() => store.use(cartActions).refresh())
  }
  return { store, backend, answer, shipmentId: shipment.crec_id }
}

it('says nothing of a phone number that the stored cart cannot have, until the server’s lacks it', async () => {
  const { store, answer } = await stored(null)
  render(pageOf(store))
  await screen.findByRole('article')
  expect(screen.queryByText('phone number')).toBeNull()
  await answer()
  await screen.findByText('phone number')
})

it('opens an address once the server’s is known, so that saving it erases nothing', async () => {
  const { store, backend, shipmentId } = await stored(PHONE)
  render(pageOf(store))
  const params = { shipmentId, part: 'address' }
  await act(async () => void store.use(dialogActions).ask('change-recipient', params))
  await screen.findByText('We couldn’t open that')
  backend.setFault('getCart', null)
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Phone/ })
  expect(field.value.replace(/\D/g, '')).toBe(PHONE)
})

it('shows no checkout page, which would ask for what the device does not store', async () => {
  const { store, answer } = await stored(PHONE)
  render(
    <StoreProvider store={store}>
      <CheckoutPage>
        <h1>Delivery</h1>
      </CheckoutPage>
    </StoreProvider>,
  )
  // The page reads once more when it is shown.
  await act(() => store.use(cartActions).refresh())
  const isFailed = () => screen.getByRole('button', { name: 'Try again' })
  isFailed()
  expect(screen.queryByRole('heading', { name: 'Delivery' })).toBeNull()
  // The header's answer is not what the page waits for.
  await act(() => store.use(miniCartActions).loadMiniCart())
  expect(store.state.cartFacts.isRestored).toBe(false)
  isFailed()
  await answer()
  screen.getByRole('heading', { name: 'Delivery' })
})
