import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aCart, aLine, aShipment, aShipping } from '../../../mocks/fixtures'
import { createClient } from '../../api/client/client'
import type { Shipment } from '../../domain/schema/entities'
import { StoreProvider } from '../../hooks'
import { createStore } from '../../store/createStore'
import { notices } from '../lazy/lazyNotices'
import { ShipmentHeader } from './ShipmentHeader'

afterEach(cleanup)

const READY = aShipment({ crec_id: 2, items: [aLine({ clin_id: 21 })] })
const NOWHERE = { ...READY, address_1: '', city: '', state: '', postal_code: '', phone: '' }
const NO_PHONE = { ...READY, phone: '' }
const NO_DAY = { ...NOWHERE, shipping: aShipping({ delivery_date: null, ship_date: null }) }

/** A header's words about its shipment's status. */
async function statusOf(shipment: Shipment, props: { isOpen: boolean; hasRows: boolean }) {
  const never = () => new Promise<Response>(() => {})
  const cart = { cart: aCart({ recipients: [shipment] }) }
  const store = createStore({ api: createClient({ fetch: never }), cart })
  await notices.load()
  const { container } = await act(async () =>
    render(
      <StoreProvider store={store}>
        <ShipmentHeader shipment={shipment} nameId="name" onCollapse={() => {}} {...props} />
      </StoreProvider>,
    ),
  )
  await act(async () => new Promise((done) => setTimeout(done, 50)))
  return container.querySelector('.gw-status')?.textContent
}

it.each([
  ['above a form', { isOpen: true, hasRows: false }, NOWHERE, 'Needs address, phone number'],
  ['above a form', { isOpen: true, hasRows: false }, NO_PHONE, 'Needs phone number'],
  [
    'above a form',
    { isOpen: true, hasRows: false },
    NO_DAY,
    'Needs address, phone number, delivery date',
  ],
  ['above a form', { isOpen: true, hasRows: false }, READY, 'Ready'],
  [
    'collapsed, of a form',
    { isOpen: false, hasRows: false },
    NOWHERE,
    'Needs address, phone number',
  ],
  ['collapsed, of a form', { isOpen: false, hasRows: false }, READY, 'Ready'],
  // The rows of a cart end with "Still needed".
  ['above its rows', { isOpen: true, hasRows: true }, NOWHERE, 'Needs attention'],
  ['above its rows', { isOpen: true, hasRows: true }, READY, 'Ready'],
  ['collapsed, of rows', { isOpen: false, hasRows: true }, NOWHERE, 'Needs address, phone number'],
  ['collapsed, of rows', { isOpen: false, hasRows: true }, READY, undefined],
])('%s, %o: the status of a shipment', async (_, props, shipment, text) => {
  expect(await statusOf(shipment, props)).toBe(text)
})
