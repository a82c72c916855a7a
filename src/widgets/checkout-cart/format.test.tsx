import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { products } from '../../../mocks/catalogue'
import type { Scenario } from '../../../mocks/scenario'
import {
  freeGift,
  giftCardPartly,
  oneShipment,
  twelveRecipientsFortyLines,
  twoShipments,
} from '../../../mocks/scenarios'
import { cartPage, page } from '../../../testing/cartPage'
import { createClient } from '../../api/client/client'
import { notices } from '../../parts/lazy/lazyNotices'
import { createStore } from '../../store/createStore'

afterEach(async () => act(async () => cleanup()))

it.each<[string, () => Scenario]>([
  ['one shipment', oneShipment],
  ['two shipments', twoShipments],
  ['twelve recipients', twelveRecipientsFortyLines],
  ['a free gift', freeGift],
  ['a gift card', giftCardPartly],
])('%s: every amount and day of the page is German', async (_, scenario) => {
  const backend = createBackend({ scenario })
  const store = createStore({
    api: createClient({ fetch: (input, init) => backend.fetch(input, init) }),
    format: { locale: 'de-DE', currency: 'EUR' },
    products,
    page,
  })
  await notices.preload()
  const { container } = await act(async () => render(cartPage(store)))
  await waitFor(() => expect(container.textContent).toMatch(/\d,\d\d\s€/))
  const text = document.body.textContent ?? ''
  expect(text).not.toContain('$')
  expect(text).not.toMatch(/\d\.\d\d\b/)
  expect(text).not.toMatch(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z]/)
  expect(text).toMatch(/(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?, \d+\. Dez/)
})
